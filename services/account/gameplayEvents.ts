import { defineAddition } from '../http/endpoint';
import * as read from '../http/parse';

export interface GameplayEvent {
  /** A GUID; an event that is sent twice with it counts once. */
  id?: string;
  name: string;
  /** 1 by default. */
  count?: number;
  data?: { count?: number; seconds?: number };
}

export const sendEvents = defineAddition('account.sendEvents', 'POST', {
  path: '/v3/profiles/me/events',
  body: (batch: {
    events: GameplayEvent[];
    gameSessionId: string;
    playerSessionId: string;
    spaceId: string;
    platform?: string;
  }) => batch,
  parse: read.nothing,
});
