import { defineEndpoint, path } from '../http/endpoint';
import {
  orElse,
  readNumber,
  readObject,
  readOptionalInstant,
  readOptionalText,
  readString,
  readText,
  readTexts,
} from '../http/parse';

/** A change of the badges that a player displays (spec 3, Other payload entities). */
export interface SelectedBadges {
  badgeList: string[];
  /** The entity revision that the change is based on; the services reject an outdated one with 409. */
  revision: number;
  spaceId: string | null;
  tags: string[];
  type: string;
}

export interface Entity {
  entityId: string;
  profileId: string | null;
  spaceId: string | null;
  type: string;
  name: string;
  tags: string[];
  /** The badges in display order: the only kind of entity that the club stores. */
  obj: { badgeList: string[] };
  lastModified: string | null;
  revision: number;
}

const readShownBadges = readObject((field) => ({ badgeList: field('badgeList', readTexts) }));

export const readEntity = readObject<Entity>((field) => ({
  entityId: field('entityId', readString),
  profileId: field('profileId', readOptionalText),
  spaceId: field('spaceId', readOptionalText),
  type: field('type', readString),
  name: field('name', readText),
  tags: field('tags', readTexts),
  obj: field('obj', orElse(readShownBadges, { badgeList: [] })),
  lastModified: field('lastModified', readOptionalInstant),
  revision: field('revision', readNumber),
}));

/** Saves the badges a player displays; rejected with `staleRevision` when another client has changed them. */
export const updateSelectedBadges = defineEndpoint<{ entityId: string; badges: SelectedBadges }, Entity>({
  name: 'account.updateSelectedBadges',
  method: 'PUT',
  path: ({ entityId }) => path`/v2/profiles/entities/${entityId}`,
  body: ({ badges }) => badges,
  auth: 'ticket',
  parse: readEntity,
});

/** The badges a player displays, with the revision that the next change must send. */
export const getEntity = defineEndpoint<{ entityId: string }, Entity>({
  name: 'account.getEntity',
  method: 'GET',
  path: ({ entityId }) => path`/v2/profiles/entities/${entityId}`,
  auth: 'ticket',
  parse: readEntity,
});
