import { defineAddition, defineEndpoint, pick, type PageInput } from '../http/endpoint';
import * as read from '../http/parse';
import { readPictures } from './images';

export const readAction = read.object({
  id: read.string,
  spaceId: read.optionalText,
  name: read.string,
  description: read.text,
  isCompleted: read.flag,
  completionDate: read.optionalInstant,
  activationDate: read.optionalInstant,
  isBadge: read.flag,
  badgeId: read.optionalText,
  units: read.counter,
  xp: read.counter,
  progress: read.counter,
  target: read.orElse(read.number, 1),
  images: readPictures,
});

export type ClubAction = ReturnType<typeof readAction>;

export const readActions = read.listIn('actions', readAction);

export const readActionsPage = read.object({
  actions: read.list(readAction),
  /** On all pages. */
  total: read.number,
});
export type ActionsPage = ReturnType<typeof readActionsPage>;

export const completeActions = defineEndpoint('club.completeActions', 'PUT', {
  path: '/v1/profiles/me/club/actions',
  body: pick<{ spaceId: string; ids: string[] }>('ids', 'spaceId'),
  parse: readActions,
});

export const getActions = defineAddition('club.getActions', 'GET', {
  path: '/v1/profiles/me/club/actions',
  query: pick<Partial<PageInput> & { spaceId: string }>('spaceId', 'offset', 'limit'),
  parse: readActionsPage,
});
