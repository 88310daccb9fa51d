/** The channel on which the database announces each change of the catalog (`note_catalog_change` in the migrations). */
export const catalogChannel = 'catalog';

const changes = new WeakMap<object, number>();

/** Notes that the catalog of a database has changed, so that the next call that needs it checks its version. */
export function noteCatalogChange(db: object): void {
  changes.set(db, catalogChanges(db) + 1);
}

/** How many changes of the catalog were noted. */
export const catalogChanges = (db: object): number => changes.get(db) ?? 0;
