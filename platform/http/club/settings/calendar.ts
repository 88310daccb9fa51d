import { z } from 'zod';
import { makeCalendarAddress, readCalendarDate, removeCalendarAddress } from '../../../db/stores/players/calendarStore';
import type { ServiceContext } from '../../../serviceContext';
import { calendarAddress } from '../../calendar/calendar';
import { playerOperation } from '../../kernel/operation';
import { timestamp, wireDate, wireDateOrNull } from '../../kernel/wireTypes';
import { clubPath } from '../paths';

const path = clubPath('calendar');

const stateShape = z.object({ date: timestamp.nullable().describe('When the address was made; null without one.') });

/** The address of a player's calendar; this platform's own operations (docs/contracts/club-calls.md, Calendar). */
export const calendarSetting = (services: ServiceContext) => [
  playerOperation('GET', path, {
    id: 'getCalendar',
    summary: 'Whether the calendar of the player has an address.',
    response: stateShape,
    handle: async ({ profileId }) => ({ date: wireDateOrNull(await readCalendarDate(services.db, profileId)) }),
  }),
  playerOperation('PUT', path, {
    id: 'makeCalendarAddress',
    summary: 'Makes a private address at which calendars read the deadlines of the player.',
    description: 'It replaces an earlier one, which ends. No other call returns it again.',
    response: z.object({ address: z.url(), date: timestamp }),
    handle: async ({ profileId, now }) => {
      const token = await makeCalendarAddress(services.db, profileId, now);
      return { address: calendarAddress(services, token), date: wireDate(now) };
    },
  }),
  playerOperation('DELETE', path, {
    id: 'removeCalendarAddress',
    summary: 'Ends the address; a repeat changes nothing.',
    response: stateShape,
    handle: async ({ profileId }) => {
      await removeCalendarAddress(services.db, profileId);
      return { date: null };
    },
  }),
];
