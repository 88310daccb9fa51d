import { defineEndpoint, path } from '../http/endpoint';
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

const readShownBadges = read.object({ badgeList: read.texts });

export const readEntity = read.object({
  entityId: read.string,
  profileId: read.optionalText,
  spaceId: read.optionalText,
  type: read.string,
  name: read.text,
  tags: read.texts,
  /** The badges in display order: the only kind of entity that the club stores. */
  obj: read.orElse(readShownBadges, { badgeList: [] }),
  lastModified: read.optionalInstant,
  revision: read.number,
});
export type Entity = ReturnType<typeof readEntity>;

/** Rejected with `staleRevision` if another client has changed them. */
export const updateSelectedBadges = defineEndpoint<{ entityId: string; badges: SelectedBadges }, Entity>({
  name: 'account.updateSelectedBadges',
  method: 'PUT',
  path: ({ entityId }) => path`/v2/profiles/entities/${entityId}`,
  body: ({ badges }) => badges,
  parse: readEntity,
});

export const getEntity = defineEndpoint<{ entityId: string }, Entity>({
  name: 'account.getEntity',
  path: ({ entityId }) => path`/v2/profiles/entities/${entityId}`,
  parse: readEntity,
});
