/** The API keys that an account can have at most. */
export const mostApiKeys = 10;

/** The requests of one API key that are answered. `windowMs`: ms */
export const apiKeyLimit = { max: 120, windowMs: 60_000 };
