import { getCurrentChallenges } from '../../services/club/currentChallenges';
import { getClubGames } from '../../services/club/games';
import type { CurrentChallenge, CurrentChallenges } from '../../services/club/currentChallenges';
import type { ClubGame } from '../../services/club/games';
import type { FetchForPage } from '../visitorPage';
import { inRoundsOfGames } from './currentChallenges/rules';

/** What a row of a list shows of a challenge. */
export interface ListedChallenge extends Pick<CurrentChallenge, 'name' | 'description' | 'gameTitle' | 'gameImageUrl'> {
  units: number;
}

export interface SpecialChallenge extends Pick<
  CurrentChallenge,
  'name' | 'description' | 'gameTitle' | 'endDate' | 'target' | 'unitName'
> {
  thresholds: Pick<CurrentChallenge['thresholds'][number], 'value' | 'units'>[];
  units: number;
  /** A wide picture of its game. */
  scene: string | null;
}

/** The challenges that the page shows, and no more of each than it shows. */
export interface ShownChallenges {
  week: CurrentChallenges['week'];
  specials: SpecialChallenge[];
  weeklies: ListedChallenge[];
  classics: ListedChallenge[];
  /** The challenge that explains how challenges work. */
  example: CurrentChallenge | null;
}

export interface VisitorChallengesProps {
  current: ShownChallenges | null;
}

export const visitorChallengesWithoutData: VisitorChallengesProps = { current: null };

/** How many special and classic challenges the page shows; the weekly ones are all there. */
const room = { special: 3, classic: 6 } as const;

export async function loadVisitorChallenges(call: FetchForPage): Promise<VisitorChallengesProps> {
  const [current, games] = await Promise.all([call(getCurrentChallenges, null), call(getClubGames, null)]);
  return { current: shownChallenges(current, games) };
}

/** Lists alternate between games. */
export function shownChallenges(
  { week, challenges }: CurrentChallenges,
  games: readonly ClubGame[] = [],
): ShownChallenges {
  const ofKind = (type: CurrentChallenge['type']) =>
    inRoundsOfGames(challenges.filter((challenge) => challenge.type === type));
  return {
    week,
    specials: ofKind('special')
      .slice(0, room.special)
      .map((challenge) => special(challenge, games)),
    weeklies: ofKind('weekly').map(listed),
    classics: ofKind('classic').slice(0, room.classic).map(listed),
    example: challenges.find(({ type, thresholds }) => type === 'weekly' && thresholds.length > 2) ?? null,
  };
}

const listed = ({ name, description, gameTitle, gameImageUrl, reward }: CurrentChallenge): ListedChallenge => ({
  name,
  description,
  gameTitle,
  gameImageUrl,
  units: reward.units,
});

function special(challenge: CurrentChallenge, games: readonly ClubGame[]): SpecialChallenge {
  const { name, description, gameTitle, endDate, target, unitName, thresholds, reward, spaceId } = challenge;
  const images = games.find((game) => game.spaceId === spaceId)?.images;
  return {
    name,
    description,
    gameTitle,
    endDate,
    target,
    unitName,
    thresholds: thresholds.map(({ value, units }) => ({ value, units })),
    units: reward.units,
    scene: images?.wide ?? images?.background ?? null,
  };
}
