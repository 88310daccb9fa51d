import { defineEndpoint } from '../http/endpoint';
import {
  orElse,
  readLink,
  readList,
  readListIn,
  readObject,
  readOneOf,
  readOptionalInstant,
  readOptionalText,
  readString,
} from '../http/parse';

const onlineStatuses = ['online', 'away', 'dnd', 'offline'] as const;
export type OnlineStatus = (typeof onlineStatuses)[number];

export interface Connection {
  applicationId: string | null;
  spaceId: string | null;
  name: string | null;
  slug: string | null;
  imageUrl: string | null;
  since: string | null;
}

export interface Presence {
  userId: string;
  status: OnlineStatus;
  /** The applications that the player is using now. */
  connections: Connection[];
}

export const readPresence = readObject<Presence>((field) => ({
  userId: field('userId', readString),
  status: field('onlineStatus', readOneOf(onlineStatuses)),
  connections: field(
    'connections',
    orElse(
      readList(
        readObject((connection) => ({
          applicationId: connection('applicationId', readOptionalText),
          spaceId: connection('spaceId', readOptionalText),
          name: connection('name', readOptionalText),
          slug: connection('slug', readOptionalText),
          imageUrl: connection('imageUrl', readLink),
          since: connection('lastModified', readOptionalInstant),
        })),
      ),
      [],
    ),
  ),
}));

export const readPresences = readListIn('onlineStatuses', readPresence);

export const getPresences = defineEndpoint<{ userIds: string[] }, Presence[]>({
  name: 'account.getPresences',
  method: 'GET',
  path: () => '/v1/users/onlineStatuses',
  query: ({ userIds }) => ({ userIds: userIds.join(',') }),
  auth: 'ticket',
  parse: readPresences,
});

/** Sets the player's own status; it expires to offline unless it is sent again. */
export const changePresence = defineEndpoint<{ onlineStatus: OnlineStatus }, Presence>({
  name: 'account.changePresence',
  method: 'PUT',
  path: () => '/v3/profiles/me/onlineStatus',
  body: ({ onlineStatus }) => ({ onlineStatus }),
  auth: 'ticket',
  parse: readPresence,
});
