import { z } from 'zod';
import type { PlayerChallenge } from '../../../db/stores/games/challengeStore';
import { bankUntil, payoutOf, progressOf, statusOf, targetOf } from '../../../domain/challenges';
import { clubText } from '../../kernel/clubText';
import { amountOfUnits, timestamp, wireDateOrNull } from '../../kernel/wireTypes';
import { badgeImage, pictureUrl, type ImageOrigin } from '../images';

export const thresholdShape = z.object({
  value: z.int().describe('What it takes, in the unit that the challenge counts.'),
  units: amountOfUnits,
  xp: z.int(),
});

export const payoutShape = z.object({ units: amountOfUnits, xp: z.int() });

export const challengeShape = z
  .object({
    challengeId: z.guid(),
    spaceId: z.guid(),
    gameSlug: z.string(),
    gameTitle: z.string(),
    type: z
      .enum(['weekly', 'special', 'classic'])
      .describe('A community’s challenge is a special one that says so in `community`.'),
    name: clubText,
    description: clubText,
    imageUrl: pictureUrl,
    event: z.string().describe('The event of the game that it counts.'),
    unitName: clubText.describe('What it counts, in words: caves, crossings...'),
    startDate: timestamp.nullable(),
    endDate: timestamp.nullable().describe('The first moment that no longer counts; null where it never ends.'),
    bankUntil: timestamp.nullable().describe('Until when it may be banked, two days after its end.'),
    status: z.enum(['available', 'active', 'completed', 'banked', 'expired']),
    platforms: z.array(z.string()).nullable().describe('Where play counts; null for every platform of the game.'),
    community: z
      .object({ contribution: z.int().describe('The player’s own part of `progress`.') })
      .nullable()
      .describe('What all players do together: `progress` is everybody’s, and who had a part in it may bank.'),
    progress: z.int(),
    target: z.int(),
    thresholds: z.array(thresholdShape.extend({ reached: z.boolean() })),
    reward: payoutShape
      .extend({ items: z.array(z.string()) })
      .describe('All that can be won while it is open; what banking pays once it is completed.'),
    activationDate: timestamp.nullable(),
    completionDate: timestamp.nullable(),
    bankedDate: timestamp.nullable(),
  })
  .meta({ id: 'Challenge' });

/** A challenge with the player's progress (wire, Challenge). */
export function wireChallenge(
  origin: ImageOrigin,
  { run, player }: PlayerChallenge,
  now: Date,
): z.input<typeof challengeShape> {
  const payout = payoutOf(run, player, now);
  const isCommunity = run.type === 'community';
  const progress = progressOf(run, player);
  return {
    challengeId: run.challengeId,
    spaceId: run.spaceId,
    gameSlug: run.gameSlug,
    gameTitle: run.gameTitle,
    type: run.type === 'community' ? 'special' : run.type,
    name: run.name,
    description: run.description,
    imageUrl: badgeImage(origin, 'challenges', run),
    event: run.event,
    unitName: run.unitName,
    startDate: wireDateOrNull(run.startsAt),
    endDate: wireDateOrNull(run.endsAt),
    bankUntil: wireDateOrNull(bankUntil(run)),
    status: statusOf(run, player, now),
    platforms: run.platforms && [...run.platforms],
    community: isCommunity ? { contribution: player.progress } : null,
    progress,
    target: targetOf(run),
    thresholds: run.thresholds.map((threshold) => ({ ...threshold, reached: progress >= threshold.value })),
    reward: { ...payout, items: [] },
    activationDate: wireDateOrNull(player.activatedAt),
    completionDate: wireDateOrNull(player.completedAt),
    bankedDate: wireDateOrNull(player.bankedAt),
  };
}
