import { defineEndpoint, pick } from '../http/endpoint';
import * as read from '../http/parse';

export const readAction = read.object({
  id: read.string,
  name: read.string,
  description: read.text,
  completionDate: read.optionalInstant,
  units: read.counter,
  xp: read.counter,
  progress: read.counter,
  target: read.orElse(read.number, 1),
});

export type ClubAction = ReturnType<typeof readAction>;

export const readActions = read.listIn('actions', readAction);

export const completeActions = defineEndpoint('club.completeActions', 'PUT', {
  path: '/v1/profiles/me/club/actions',
  body: pick<{ spaceId: string; ids: string[] }>('ids', 'spaceId'),
  parse: readActions,
});
