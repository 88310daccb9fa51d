import { z } from 'zod';
import { readClubYear } from '../../../db/stores/players/clubYearStore';
import { clubYearAt } from '../../../domain/clubYear';
import type { ServiceContext } from '../../../serviceContext';
import { playerOperation } from '../../kernel/operation';
import { amountOfUnits } from '../../kernel/wireTypes';
import { clubPath } from '../paths';

const counter = z.int().min(0);

/** A look back; this platform's own operation (docs/contracts/club-calls.md, The year). */
export const clubYear = ({ db }: ServiceContext) => [
  playerOperation('GET', clubPath('year'), {
    id: 'getClubYear',
    summary: 'What the player did this year, and in January last year (UTC).',
    response: z
      .object({
        year: z.int(),
        unitsEarned: amountOfUnits,
        rewardsClaimed: counter.describe('Without those that were refunded.'),
        challengesCompleted: counter,
        badgesEarned: counter,
        friendsMade: counter.describe('Those who are friends still.'),
        weeksInARow: counter.describe('The most weeks in a row with play.'),
        topGame: z.string().nullable().describe('The title of the game that paid the most Units; null without one.'),
      })
      .meta({ id: 'ClubYear' }),
    handle: ({ profileId, now }) => readClubYear(db, profileId, clubYearAt(now)),
  }),
];
