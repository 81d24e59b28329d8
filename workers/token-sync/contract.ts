/** How long a token is valid after it was issued. **Source**: specification, section 9. */
export const TOKEN_MAX_AGE_SEC = 300
