import { getClubGames, getCurrentChallenges } from '../../services/club/visitorEndpoints';
import type { CurrentChallenges } from '../../services/club/visitorTypes';
import type { FetchForPage } from '../visitorPage';

export interface VisitorChallengesProps {
  current: CurrentChallenges | null;
  /** Wide scenes of the games of the special challenges, by spaceId. */
  scenes: Record<string, string>;
}

export const visitorChallengesWithoutData: VisitorChallengesProps = { current: null, scenes: {} };

export async function loadVisitorChallenges(call: FetchForPage): Promise<VisitorChallengesProps> {
  const [current, games] = await Promise.all([call(getCurrentChallenges, null), call(getClubGames, null)]);
  const special = new Set(current.challenges.flatMap(({ type, spaceId }) => (type === 'special' ? [spaceId] : [])));
  const scenes = games.flatMap(({ spaceId, images: { wide, background } }) => {
    const scene = wide ?? background;
    return special.has(spaceId) && scene !== null ? [[spaceId, scene] as const] : [];
  });
  return { current, scenes: Object.fromEntries(scenes) };
}
