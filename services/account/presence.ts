import { defineAddition, pick } from '../http/endpoint';
import * as read from '../http/parse';

const onlineStatuses = ['online', 'away', 'dnd', 'offline'] as const;
export type OnlineStatus = (typeof onlineStatuses)[number];
export const readOnlineStatus = read.oneOf(onlineStatuses);

const readConnection = read.fields((field) => ({
  name: field('name', read.optionalText),
  imageUrl: field('imageUrl', read.link),
  since: field('lastModified', read.optionalInstant),
}));
export type Connection = ReturnType<typeof readConnection>;

export const readPresence = read.fields((field) => ({
  userId: field('userId', read.string),
  status: field('onlineStatus', readOnlineStatus),
  connections: field('connections', read.orElse(read.list(readConnection), [])),
}));
export type Presence = ReturnType<typeof readPresence>;

export const readPresences = read.listIn('onlineStatuses', readPresence);

export const getPresences = defineAddition('account.getPresences', 'GET', {
  path: '/v1/users/onlineStatuses',
  query: ({ userIds }: { userIds: string[] }) => ({ userIds: userIds.join(',') }),
  parse: readPresences,
});

/** It expires to offline unless it is sent again. */
export const changePresence = defineAddition('account.changePresence', 'PUT', {
  path: '/v3/profiles/me/onlineStatus',
  body: pick<{ onlineStatus: OnlineStatus }>('onlineStatus'),
  parse: readPresence,
});
