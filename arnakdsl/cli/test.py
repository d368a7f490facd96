"""`arnakc test`: run scenarios."""
