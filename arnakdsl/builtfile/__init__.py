"""A pack as one portable file: its content and its linked program, as JSON.  Nothing in it is ever run.

What a stranger sends is checked as a folder is: the content is linked anew by the same checker, and must come to the
hash and to the program that the file says.
"""
