import { defineAddition } from '../http/endpoint';
import * as read from '../http/parse';

const readClubYear = read.object({
  year: read.number,
  unitsEarned: read.counter,
  rewardsClaimed: read.counter,
  challengesCompleted: read.counter,
  badgesEarned: read.counter,
  friendsMade: read.counter,
  /** The most weeks in a row with play. */
  weeksInARow: read.counter,
  /** The title of the game that paid the most Units. */
  topGame: read.optionalText,
});
export type ClubYear = ReturnType<typeof readClubYear>;

/** What the player did this year, and in January last year. */
export const getClubYear = defineAddition('club.getClubYear', 'GET', {
  path: '/v1/profiles/me/club/year',
  parse: readClubYear,
});
