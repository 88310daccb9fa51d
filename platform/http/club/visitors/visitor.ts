import { z } from 'zod';
import { readRunning, type PlayerChallenge } from '../../../db/stores/games/challengeStore';
import { readGames } from '../../../db/stores/games/gameStore';
import { readStarPlayers } from '../../../db/stores/rewards/rewardCatalogStore';
import { addDays, weekStart } from '../../../domain/calendar';
import { clubText } from '../../kernel/clubText';
import type { ServiceContext } from '../../../serviceContext';
import { timestamp, wireDate } from '../../kernel/wireTypes';
import { openOperation } from '../../kernel/operation';
import { challengeShape, thresholdShape, wireChallenge } from '../challenges/challengeShape';
import { gameSummary, wireGameSummary } from '../games/gameShape';
import { gameImages, gameImagesShape, pictureAt, pictureUrl } from '../images';

const ofGame = { spaceId: z.guid(), gameSlug: z.string(), gameTitle: z.string() };

/** A challenge without a player's progress. That of a community means little without a player, so visitors do not get it. */
const currentChallenge = challengeShape
  .pick({ challengeId: true, type: true, name: true, description: true, imageUrl: true, unitName: true })
  .extend(challengeShape.pick({ startDate: true, endDate: true, target: true, reward: true }).shape)
  .extend({ ...ofGame, gameImageUrl: pictureUrl, thresholds: z.array(thresholdShape) });

const currentChallenges = z.object({
  week: z.object({ startDate: timestamp, endDate: timestamp }),
  challenges: z.array(currentChallenge),
  weekly: z
    .object({ challenges: z.int(), games: z.int() })
    .describe('How many weekly challenges there are, and of how many games, also those left out.'),
});

const starPlayers = z.object({
  starPlayers: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      role: clubText,
      story: clubText,
      avatarUrl: pictureUrl,
      constellationUrl: pictureUrl,
      ...ofGame,
      gameImages: gameImagesShape,
    }),
  ),
});

const gamesShape = z.object({ games: z.array(z.object({ ...gameSummary, hasStats: z.boolean() })) });

const isForOne = ({ run }: PlayerChallenge) => run.type !== 'community';

/** No page shows more of a kind. */
const currentOfKind = 48;

/** As many of each kind as pages show: the first one of each game, then the second ones. */
function someOfEachKind(running: readonly PlayerChallenge[]): PlayerChallenge[] {
  const counts = new Map<string, number>();
  const countBefore = (key: string) => {
    const before = counts.get(key) ?? 0;
    counts.set(key, before + 1);
    return before;
  };
  return running
    .map((challenge) => ({ challenge, round: countBefore(`${challenge.run.type} ${challenge.run.spaceId}`) }))
    .toSorted((a, b) => a.round - b.round)
    .flatMap(({ challenge }) => (countBefore(challenge.run.type) < currentOfKind ? [challenge] : []));
}

/** Public reads, without a ticket (docs/contracts/visitor-reads.md). */
export const visitor = (services: ServiceContext) => [
  openOperation('GET', '/v1/spaces/club/challenges/current', {
    id: 'getCurrentChallenges',
    summary: 'The challenges that are open now, at most 48 of each kind, and the week they run in.',
    response: currentChallenges,
    handle: async ({ now }) => {
      const monday = weekStart(now);
      const running = (await readRunning(services.db, now)).filter(isForOne);
      const weekly = running.filter(({ run }) => run.type === 'weekly');
      return {
        week: { startDate: wireDate(monday), endDate: wireDate(addDays(monday, 7)) },
        challenges: someOfEachKind(running).map((challenge) =>
          currentChallenge.parse({
            ...wireChallenge(services, challenge, now),
            gameImageUrl: gameImages(services, challenge.run.gameSlug).highThumbnail,
          }),
        ),
        weekly: { challenges: weekly.length, games: new Set(weekly.map(({ run }) => run.spaceId)).size },
      };
    },
  }),
  openOperation('GET', '/v1/spaces/club/starplayers', {
    id: 'getStarPlayers',
    summary: 'The Star Players, with their stories and constellations.',
    response: starPlayers,
    handle: async () => {
      const rows = await readStarPlayers(services.db);
      return {
        starPlayers: rows.map(({ player, gameSlug, gameTitle }) => ({
          id: player.key,
          name: player.name,
          role: player.role,
          story: player.story,
          avatarUrl: pictureAt(services, `starPlayers/${player.key}.svg`),
          constellationUrl: pictureAt(services, `starPlayers/${player.key}-constellation.svg`),
          spaceId: player.spaceId,
          gameSlug,
          gameTitle,
          gameImages: gameImages(services, gameSlug),
        })),
      };
    },
  }),
  openOperation('GET', '/v1/spaces/club/games', {
    id: 'getGames',
    summary: "All of the publisher's games.",
    response: gamesShape,
    handle: async ({ now }) => {
      const games = await readGames(services.db);
      return {
        games: games.map((game) => ({
          ...wireGameSummary(services, game, now),
          hasStats: game.statsCount > 0,
        })),
      };
    },
  }),
];
