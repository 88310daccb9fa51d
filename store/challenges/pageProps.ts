import { getCurrentChallenges } from '../../services/club/currentChallenges';
import { getClubGames } from '../../services/club/games';
import type { CurrentChallenge, CurrentChallenges } from '../../services/club/currentChallenges';
import type { FetchForPage } from '../visitorPage';
import { inRoundsOfGames } from './currentChallenges/rules';

/** What a row of a list shows of a challenge. */
export type ListedChallenge = Pick<
  CurrentChallenge,
  'challengeId' | 'spaceId' | 'name' | 'description' | 'gameTitle' | 'gameImageUrl' | 'reward'
>;

/** The challenges that the page shows, and no more of each than it shows. */
export interface ShownChallenges {
  week: CurrentChallenges['week'];
  specials: CurrentChallenge[];
  weeklies: ListedChallenge[];
  classics: ListedChallenge[];
  /** The challenge that explains how challenges work. */
  example: CurrentChallenge | null;
}

export interface VisitorChallengesProps {
  current: ShownChallenges | null;
  /** Wide scenes of the games of the special challenges, by spaceId. */
  scenes: Record<string, string>;
}

export const visitorChallengesWithoutData: VisitorChallengesProps = { current: null, scenes: {} };

/** How many special and classic challenges the page shows; the weekly ones are all there. */
const room = { special: 3, classic: 6 } as const;

export async function loadVisitorChallenges(call: FetchForPage): Promise<VisitorChallengesProps> {
  const [current, games] = await Promise.all([call(getCurrentChallenges, null), call(getClubGames, null)]);
  const shown = shownChallenges(current);
  const special = new Set(shown.specials.map(({ spaceId }) => spaceId));
  const scenes = games.flatMap(({ spaceId, images: { wide, background } }) => {
    const scene = wide ?? background;
    return special.has(spaceId) && scene !== null ? [[spaceId, scene] as const] : [];
  });
  return { current: shown, scenes: Object.fromEntries(scenes) };
}

/** Lists alternate between games. */
export function shownChallenges({ week, challenges }: CurrentChallenges): ShownChallenges {
  const ofKind = (type: CurrentChallenge['type']) =>
    inRoundsOfGames(challenges.filter((challenge) => challenge.type === type));
  return {
    week,
    specials: ofKind('special').slice(0, room.special),
    weeklies: ofKind('weekly').map(listed),
    classics: ofKind('classic').slice(0, room.classic).map(listed),
    example: challenges.find(({ type, thresholds }) => type === 'weekly' && thresholds.length > 2) ?? null,
  };
}

const listed = ({
  challengeId,
  spaceId,
  name,
  description,
  gameTitle,
  gameImageUrl,
  reward,
}: CurrentChallenge): ListedChallenge => ({
  challengeId,
  spaceId,
  name,
  description,
  gameTitle,
  gameImageUrl,
  reward,
});
