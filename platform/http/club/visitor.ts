import { Hono } from 'hono';
import { z } from 'zod';
import { readRunning } from '../../db/challengeStore';
import { readGames } from '../../db/gameStore';
import { readShowcase, readStarPlayers } from '../../db/visitorStore';
import { addDays, weekStart } from '../../domain/calendar';
import type { HonoEnv, Platform } from '../context';
import { wireDate } from '../errors';
import { numberInQuery, readQuery } from '../validate';
import { galleryImage, gameImages, rewardImage, starPlayerImage, wireChallenge } from './wire';

const showcaseQuery = z.object({ limit: numberInQuery({ min: 1, max: 60, fallback: 12 }) });

/** What the club shows to everybody, without a ticket (docs/contracts/visitor-reads.md). */
export function visitor(platform: Platform) {
  const { db, clock } = platform;
  return new Hono<HonoEnv>()
    .get('/v1/spaces/club/showcase', async (c) => {
      const { rewards, totalRewards, rarities } = await readShowcase(db, readQuery(c, showcaseQuery).limit);
      return c.json({
        totalRewards,
        rarities,
        rewards: rewards.map((reward) => ({
          rewardId: reward.rewardId,
          name: reward.name,
          kind: reward.kind,
          imageUrl: rewardImage(platform, reward),
          rarityId: reward.rarityId,
          value: reward.value,
          spaceId: reward.spaceId,
          gameSlug: reward.gameSlug,
          gameTitle: reward.gameTitle,
        })),
      });
    })
    .get('/v1/spaces/club/challenges/current', async (c) => {
      const now = clock.now();
      const monday = weekStart(now);
      const running = await readRunning(db, now);
      return c.json({
        week: { startDate: wireDate(monday), endDate: wireDate(addDays(monday, 7)) },
        challenges: running.map((challenge) => {
          const { challengeId, spaceId, gameSlug, gameTitle, type, name, description, ...rest } = wireChallenge(
            platform,
            challenge,
            now,
          );
          const { imageUrl, unitName, startDate, endDate, target, reward } = rest;
          const thresholds = challenge.run.thresholds;
          const gameImageUrl = gameImages(platform, gameSlug).highThumbnail;
          const shown = { challengeId, spaceId, gameSlug, gameTitle, gameImageUrl, type, name, description };
          return { ...shown, imageUrl, unitName, startDate, endDate, target, thresholds, reward };
        }),
      });
    })
    .get('/v1/spaces/club/starplayers', async (c) => {
      const rows = await readStarPlayers(db);
      return c.json({
        starPlayers: rows.map(({ player, gameSlug, gameTitle }) => ({
          id: player.key,
          name: player.name,
          role: player.role,
          story: player.story,
          avatarUrl: galleryImage(platform, { kind: player.avatarKind, avatarGalleryId: player.key }),
          constellationUrl: starPlayerImage(platform, player.key),
          spaceId: player.spaceId,
          gameSlug,
          gameTitle,
          gameImages: gameImages(platform, gameSlug),
        })),
      });
    })
    .get('/v1/spaces/club/games', async (c) => {
      const now = clock.now();
      const games = await readGames(db);
      return c.json({
        games: games.map((game) => ({
          spaceId: game.spaceId,
          slug: game.slug,
          title: game.title,
          tagline: game.tagline,
          genre: game.genre,
          platforms: game.platforms.map((row) => row.platform),
          releaseDate: wireDate(game.releaseDate),
          status: game.releaseDate <= now ? 'Active' : 'ComingSoon',
          images: gameImages(platform, game.slug),
          hasStats: game.statsCount > 0,
        })),
      });
    });
}
