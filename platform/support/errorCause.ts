/** The error behind an error, such as the database's behind a failed query; the error itself where there is none. */
export const causeOf = (error: Error): Error => (error.cause instanceof Error ? error.cause : error);

/** The code that Node or a database client gives to an error: `ECONNREFUSED`, `22003`; undefined without one. */
export const codeOf = (error: Error): string | undefined => ('code' in error ? String(error.code) : undefined);
