import { Hono } from 'hono';
import { z } from 'zod';
import { rarityIds } from '../../domain/rewards';
import type { HonoEnv, Platform } from '../context';
import { requireTicket } from '../ticket';
import { readQuery } from '../validate';

const query = z.object({ country: z.string().default('US'), locale: z.string().default('en-US') });

/** How the club is set up for a game (wire, Club; spec 9, Rewards: environment UAT and days 180). */
export const configs = (platform: Platform) =>
  new Hono<HonoEnv>().get('/v1/spaces/:spaceId/club/configs', requireTicket(platform), (c) =>
    c.json({
      spaceId: c.req.param('spaceId'),
      ...readQuery(c, query),
      environment: 'UAT',
      days: 180,
      rarities: rarityIds.map((id) => ({ id, name: id.charAt(0) + id.slice(1).toLowerCase() })),
      features: { challengesEnabled: true, statsEnabled: true },
    }),
  );
