import {
  type CurrentChallenge,
  type CurrentChallenges,
  getCurrentChallenges,
} from '../../services/club/currentChallenges';
import { type ClubGame, getClubGames } from '../../services/club/games';
import { pick } from '../support/pick';
import type { FetchForPage } from '../visitorPage';
import { inRoundsOfGames } from './currentChallenges/rules';

export type ListedChallenge = ReturnType<typeof listed>;
export type SpecialChallenge = ReturnType<typeof special>;

export type ShownChallenges = ReturnType<typeof shownChallenges>;
export type VisitorChallengesProps = Awaited<ReturnType<typeof loadVisitorChallenges>>;

/** How many challenges of each kind the page shows: with two hundred games, all of them would be several hundred kB. */
const room = { special: 3, weekly: 36, classic: 6 } as const;

export async function loadVisitorChallenges(call: FetchForPage) {
  const [current, games] = await Promise.all([
    call(getCurrentChallenges, null, { without: null }),
    call(getClubGames, null, { without: [] }),
  ]);
  return { current: current && shownChallenges(current, games) };
}

/** Lists alternate between games. */
export function shownChallenges({ week, challenges, weekly }: CurrentChallenges, games: readonly ClubGame[] = []) {
  const ofKind = (type: CurrentChallenge['type']) =>
    inRoundsOfGames(challenges.filter((challenge) => challenge.type === type));
  const weeklies = ofKind('weekly');
  return {
    week,
    weeklyCount: weekly?.challenges ?? weeklies.length,
    gamesCount: weekly?.games ?? new Set(weeklies.map(({ gameTitle }) => gameTitle)).size,
    specials: ofKind('special')
      .slice(0, room.special)
      .map((challenge) => special(challenge, games)),
    weeklies: weeklies.slice(0, room.weekly).map(listed),
    classics: ofKind('classic').slice(0, room.classic).map(listed),
    example: challenges.find(({ type, thresholds }) => type === 'weekly' && thresholds.length > 2) ?? null,
  };
}

const listed = (challenge: CurrentChallenge) => ({
  ...pick(challenge, 'name', 'description', 'gameTitle', 'gameImageUrl'),
  units: challenge.reward.units,
});

function special(challenge: CurrentChallenge, games: readonly ClubGame[]) {
  const images = games.find(({ spaceId }) => spaceId === challenge.spaceId)?.images;
  return {
    ...pick(challenge, 'name', 'description', 'gameTitle', 'endDate', 'target', 'unitName'),
    thresholds: challenge.thresholds.map((threshold) => pick(threshold, 'value', 'units')),
    units: challenge.reward.units,
    scene: images?.wide ?? images?.background ?? null,
  };
}
