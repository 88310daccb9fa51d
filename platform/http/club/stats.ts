import { Hono } from 'hono';
import { readOwned } from '../../db/gameStore';
import { readStats } from '../../db/playStore';
import type { HonoEnv, Platform } from '../context';
import { requireTicket } from '../ticket';
import { readQuery } from '../validate';
import { optionalSpaceQuery, profileOf, sharedPaths } from './paths';
import { wireDateOrNull } from './wire';

/** How many of a game's stats an overview shows. */
const inOverview = 4;

/** What was counted while the player played (wire, StatCard). */
export function stats(platform: Platform) {
  const { db } = platform;

  /** Of one game, or of all games that the player owns, newest session first. */
  async function cards(profileId: string, spaceId: string | undefined, most: number) {
    const spaceIds = spaceId ? [spaceId] : (await readOwned(db, profileId)).map((row) => row.spaceId);
    const all = [];
    for (const space of new Set(spaceIds)) all.push(...(await readStats(db, profileId, space)).slice(0, most));
    return all.map(({ stat, value, lastModified }) => ({
      spaceId: stat.spaceId,
      statName: stat.statName,
      displayName: stat.displayName,
      format: stat.format,
      value: value ?? 0,
      unit: stat.unit,
      lastModified: wireDateOrNull(lastModified),
    }));
  }

  return new Hono<HonoEnv>()
    .on('GET', sharedPaths('stats/overview'), requireTicket(platform), async (c) => {
      const { spaceId } = readQuery(c, optionalSpaceQuery);
      return c.json({ Statscards: await cards(profileOf(c), spaceId, inOverview) });
    })
    .on('GET', sharedPaths('stats/details'), requireTicket(platform), async (c) => {
      const { spaceId } = readQuery(c, optionalSpaceQuery);
      return c.json({ Statscards: await cards(profileOf(c), spaceId, Number.MAX_SAFE_INTEGER) });
    });
}
