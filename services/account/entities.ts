import { defineAddition, path } from '../http/endpoint';
import * as read from '../http/parse';

/** Spec 3, Other payload entities. */
export interface SelectedBadges {
  badgeList: string[];
  /** The entity revision that the change is based on; the services reject an outdated one with 409. */
  revision: number;
  spaceId: string | null;
  tags: string[];
  type: string;
}

export const readEntity = read.object({
  entityId: read.string,
  type: read.string,
  /** The badges in display order: the only kind of entity that the club stores. */
  obj: read.orEmpty(read.object({ badgeList: read.texts })),
  revision: read.number,
});
export type Entity = ReturnType<typeof readEntity>;

/** Rejected with `staleRevision` if another client has changed them. */
export const updateSelectedBadges = defineAddition('account.updateSelectedBadges', 'PUT', {
  path: ({ entityId }: { entityId: string; badges: SelectedBadges }) => path`/v2/profiles/entities/${entityId}`,
  body: ({ badges }) => badges,
  parse: readEntity,
});

/** With the revision that the next change must send. */
export const getEntity = defineAddition('account.getEntity', 'GET', {
  path: ({ entityId }: { entityId: string }) => path`/v2/profiles/entities/${entityId}`,
  parse: readEntity,
});
