import { Hono } from 'hono';
import { z } from 'zod';
import { ClaimRefused, claimReward, findReward, readRewards, readSeeker } from '../../db/rewardStore';
import { raritySummaries } from '../../domain/rewards';
import type { HonoEnv, Platform } from '../context';
import { PlatformError } from '../errors';
import { requireTicket } from '../ticket';
import { readBody, readQuery } from '../validate';
import { oncePerKey } from './oncePerKey';
import { clubPath, profileOf, sharedPaths, spaceQuery } from './paths';
import { clubReward, websiteReward } from './wire';

/** A claim is always of one (spec 4, Rewards: collection quantity is 1). */
const claimBody = z.object({ id: z.guid(), spaceId: z.guid(), quantity: z.literal(1).default(1) });

/** A game's rewards as they stand for the player, and claiming one (spec 4, Rewards; wire, Club). */
export function rewards(platform: Platform) {
  const { db } = platform;

  async function shelf(profileId: string, spaceId?: string) {
    const rows = await readRewards(db, spaceId);
    const seeker = await readSeeker(db, profileId);
    return { rows, seeker, totals: raritySummaries(rows, seeker.purchased) };
  }

  return new Hono<HonoEnv>()
    .on('GET', sharedPaths('rewards/overview'), requireTicket(platform), async (c) => {
      const profileId = profileOf(c);
      const { totals } = await shelf(profileId, readQuery(c, spaceQuery).spaceId);
      return c.json(totals);
    })
    .on('GET', sharedPaths('rewards/details'), requireTicket(platform), async (c) => {
      const profileId = profileOf(c);
      const { rows, seeker, totals } = await shelf(profileId, readQuery(c, spaceQuery).spaceId);
      return c.json({ rewards: rows.map((row) => websiteReward(platform, row, seeker)), ...totals });
    })
    .get(clubPath('rewards'), requireTicket(platform), async (c) => {
      const profileId = profileOf(c);
      const { rows, seeker } = await shelf(profileId, readQuery(c, spaceQuery).spaceId);
      return c.json({ rewards: rows.map((row) => clubReward(platform, profileId, row, seeker)) });
    })
    .post(clubPath('rewards'), requireTicket(platform), async (c) => {
      const profileId = profileOf(c);
      const { id, spaceId } = await readBody(c, claimBody);
      const request = `claim ${spaceId} ${id}`;
      const reply = await oncePerKey(c, platform, { profileId, request }, async (tx, player, now) => {
        const reward = await findReward(tx, id, spaceId);
        if (!reward) throw new PlatformError('unknownReward', { moreInfo: id });
        const unitBalance = await claimReward(tx, player, reward, now).catch(toWireError);
        return { unitBalance, reward: clubReward(platform, profileId, reward, await readSeeker(tx, profileId)) };
      });
      return c.json(reply);
    });
}

function toWireError(error: unknown): never {
  if (error instanceof ClaimRefused) throw new PlatformError(error.reason, { moreInfo: error.details });
  throw error;
}
