"""What an editor asks: functions of a pack, a text and a place in it; `server` puts them behind the protocol.

Nothing but `server` knows the protocol, and nothing here prints, waits or writes a file.
"""
