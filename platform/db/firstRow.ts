/** The first row of a query; undefined without one. */
export const firstRow = async <Row>(query: PromiseLike<Row[]>): Promise<Row | undefined> => (await query)[0];

/** Whether a query has found, changed or deleted a row. */
export const hasRow = async (query: PromiseLike<unknown[]>): Promise<boolean> => (await query).length > 0;
