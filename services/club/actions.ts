import { defineEndpoint } from '../http/endpoint';
import {
  orElse,
  readCounter,
  readFlag,
  readList,
  readListIn,
  readNumber,
  readObject,
  readOptionalInstant,
  readOptionalText,
  readString,
  readText,
} from '../http/parse';
import { type Picture, readPictures } from './images';

/** A one-time goal in a game that gives Units and XP. */
export interface ClubAction {
  id: string;
  spaceId: string | null;
  name: string;
  description: string;
  isCompleted: boolean;
  /** ISO instant; null until the action is completed. */
  completionDate: string | null;
  activationDate: string | null;
  isBadge: boolean;
  badgeId: string | null;
  units: number;
  xp: number;
  progress: number;
  /** The count that completes it. */
  target: number;
  images: Picture[];
}

export const readAction = readObject<ClubAction>((field) => ({
  id: field('id', readString),
  spaceId: field('spaceId', readOptionalText),
  name: field('name', readString),
  description: field('description', readText),
  isCompleted: field('isCompleted', readFlag),
  completionDate: field('completionDate', readOptionalInstant),
  activationDate: field('activationDate', readOptionalInstant),
  isBadge: field('isBadge', readFlag),
  badgeId: field('badgeId', readOptionalText),
  units: field('units', readCounter),
  xp: field('xp', readCounter),
  progress: field('progress', readCounter),
  target: field('target', orElse(readNumber, 1)),
  images: field('images', readPictures),
}));

export const readActions = readListIn('actions', readAction);

export interface ActionsPage {
  actions: ClubAction[];
  /** The number on all pages. */
  total: number;
}

export const readActionsPage = readObject<ActionsPage>((field) => ({
  actions: field('actions', readList(readAction)),
  total: field('total', readNumber),
}));

/** Reports completed actions. */
export const completeActions = defineEndpoint<{ spaceId: string; ids: string[] }, ClubAction[]>({
  name: 'club.completeActions',
  method: 'PUT',
  path: () => '/v1/profiles/me/club/actions',
  body: ({ ids, spaceId }) => ({ ids, spaceId }),
  auth: 'ticket',
  parse: readActions,
});

export const getActions = defineEndpoint<{ spaceId: string; offset?: number; limit?: number }, ActionsPage>({
  name: 'club.getActions',
  method: 'GET',
  path: () => '/v1/profiles/me/club/actions',
  query: ({ spaceId, offset, limit }) => ({ spaceId, offset, limit }),
  auth: 'ticket',
  parse: readActionsPage,
});
