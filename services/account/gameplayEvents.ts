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

export const sendEvents = defineAddition<
  { events: GameplayEvent[]; gameSessionId: string; playerSessionId: string; spaceId: string; platform?: string },
  null
>({
  name: 'account.sendEvents',
  method: 'POST',
  path: () => '/v3/profiles/me/events',
  body: (batch) => batch,
  parse: read.nothing,
});
