import { defineAddition } from '../http/endpoint';
import * as read from '../http/parse';

/** When the address of the player's calendar was made; null without one. */
const readState = read.object({ date: read.optionalInstant });
export type CalendarState = ReturnType<typeof readState>;

const path = () => '/v1/profiles/me/club/calendar';

export const getCalendar = defineAddition('club.getCalendar', 'GET', { path, parse: readState });

/** An earlier address ends; no other call returns the new one again. */
export const makeCalendarAddress = defineAddition('club.makeCalendarAddress', 'PUT', {
  path,
  parse: read.object({ address: read.string, date: read.instant }),
});

export const removeCalendarAddress = defineAddition('club.removeCalendarAddress', 'DELETE', { path, parse: readState });
