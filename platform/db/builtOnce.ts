import type { Database } from './database';

/** Builds a statement at its first run on a database: the query builder takes longer to make it than the driver to run it. */
export function builtOnce<Statement extends object>(build: (db: Database) => Statement): (db: Database) => Statement {
  const built = new WeakMap<Database, Statement>();
  return (db) => {
    const statement = built.get(db) ?? build(db);
    built.set(db, statement);
    return statement;
  };
}
