import { z } from 'zod';
import type { PlayerChallenge } from '../../../db/stores/games/challengeStore';
import type { ChallengeStatus, ChallengeType } from '../../../domain/challenges';
import { statusOf } from '../../../domain/challenges';
import { timestamp, wireDateOrNull } from '../../kernel/wireTypes';

const summaryShape = z.object({
  available: z.int(),
  active: z.int(),
  completed: z.int(),
  banked: z.int(),
  endDate: timestamp.nullable().describe('When the first one that runs ends.'),
});

const cardShape = z.object({ owned: z.int().describe('Banked.'), available: z.int() });

export const overviewShape = z.object({
  weekly: summaryShape,
  special: summaryShape,
  community: summaryShape,
  classic: cardShape,
  weeklyChallengeCard: cardShape,
  classicChallengeCard: cardShape,
});

/** Counts by type and status, the next ends, and the cards of games (wire, Club). */
export function challengesOverview(open: readonly PlayerChallenge[], now: Date): z.input<typeof overviewShape> {
  const ofType = (type: ChallengeType) => open.filter(({ run }) => run.type === type);
  const summaryOf = (type: ChallengeType) => {
    const [rows, count] = [ofType(type), countByStatus(ofType(type), now)];
    const running = rows.find(({ run }) => run.endsAt !== null && run.endsAt > now);
    return {
      available: count('available'),
      active: count('active'),
      completed: count('completed'),
      banked: count('banked'),
      endDate: wireDateOrNull(running?.run.endsAt),
    };
  };
  const cardOf = (type: ChallengeType) => ({
    owned: countByStatus(ofType(type), now)('banked'),
    available: ofType(type).length,
  });
  return {
    weekly: summaryOf('weekly'),
    special: summaryOf('special'),
    community: summaryOf('community'),
    classic: cardOf('classic'),
    weeklyChallengeCard: cardOf('weekly'),
    classicChallengeCard: cardOf('classic'),
  };
}

const countByStatus = (rows: readonly PlayerChallenge[], now: Date) => (status: ChallengeStatus) =>
  rows.filter(({ run, player }) => statusOf(run, player, now) === status).length;
