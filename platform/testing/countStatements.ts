import { Client } from 'pg';

export type StatementCounter = ReturnType<typeof countStatements>;

/** Counts the statements that this process sends to PostgreSQL on any connection, until it is stopped. */
export function countStatements() {
  const query: unknown = Reflect.get(Client.prototype, 'query');
  if (typeof query !== 'function') throw new Error('The driver has no method for queries.');
  const statements: string[] = [];
  const counted = function (this: unknown, ...args: [string | { text: string }, ...unknown[]]): unknown {
    const [sent] = args;
    statements.push(typeof sent === 'string' ? sent : sent.text);
    return Reflect.apply(query, this, args);
  };
  Object.assign(Client.prototype, { query: counted });
  return {
    /** The statements since the last call, in their order, `begin` and `commit` included: the driver waits for each. */
    take: (): string[] => statements.splice(0),
    stop: () => void Object.assign(Client.prototype, { query }),
  };
}
