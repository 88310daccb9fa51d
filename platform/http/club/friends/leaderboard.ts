import { z } from 'zod';
import { readScores } from '../../../db/stores/players/leaderboardStore';
import { addDays, weekStart } from '../../../domain/calendar';
import { levelOf } from '../../../domain/levels';
import type { ServiceContext } from '../../../serviceContext';
import { timestamp, wireDate } from '../../kernel/wireTypes';
import { playerOperation } from '../../kernel/operation';
import { idInPath } from '../../kernel/paths';
import { avatarImage, pictureUrl } from '../images';

/** Number of weeks in the scores, this week included. */
const weeksShown = 8;

const place = z.int().min(1).describe('Equal scores share a place, and the next one counts them all.');

const scoreShape = z
  .object({
    pid: z.guid(),
    nameOnPlatform: z.string(),
    avatarUrl: pictureUrl,
    isMe: z.boolean(),
    level: z.int(),
    xp: z.int(),
    placeInTotal: place,
    xpThisWeek: z.int(),
    placeThisWeek: place,
    xpOfWeeks: z.array(z.int()).length(weeksShown).describe('This week first.'),
  })
  .meta({ id: 'LeaderboardScore' });

/** The XP ranking of the player and friends; this platform's own operation (docs/contracts/club-calls.md, Friends). */
export function leaderboard(services: ServiceContext) {
  const { db } = services;

  return [
    playerOperation('GET', `/v3/profiles/${idInPath}/friends/leaderboard`, {
      id: 'getFriendsLeaderboard',
      summary:
        'The XP of the player and of the first 100 friends of this week and in total, with their places; in the order of this week.',
      description: 'A week runs from Monday 00:00 UTC to the next.',
      response: z.object({
        weekStartDate: timestamp,
        weekEndDate: timestamp.describe('The first instant of the next week.'),
        scores: z.array(scoreShape),
      }),
      handle: async ({ profileId, now }) => {
        const scores = await readScores(db, profileId, weeksShown, now);
        return {
          weekStartDate: wireDate(weekStart(now)),
          weekEndDate: wireDate(addDays(weekStart(now), 7)),
          scores: scores.map((score) => ({
            pid: score.profileId,
            nameOnPlatform: score.nameOnPlatform,
            avatarUrl: avatarImage(services, score),
            isMe: score.profileId === profileId,
            level: levelOf(score.xp).levelNumber,
            xp: score.xp,
            placeInTotal: score.placeInTotal,
            xpThisWeek: score.xpOfWeeks[0] ?? 0,
            placeThisWeek: score.placeThisWeek,
            xpOfWeeks: score.xpOfWeeks,
          })),
        };
      },
    }),
  ];
}
