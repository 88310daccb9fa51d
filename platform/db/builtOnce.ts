import type { Database } from './database';

/** Builds a statement at its first run on a database: the query builder takes longer to make it than the driver to run it. */
export function builtOnce<Statement extends object>(build: (db: Database) => Statement): (db: Database) => Statement {
  const built = new WeakMap<Database, Statement>();
  return (db) => {
    const known = built.get(db);
    if (known) return known;
    const made = build(db);
    built.set(db, made);
    return made;
  };
}
