import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import type { GameSection } from '../../routes';
import { loadPart, loadAhead } from '../ui/browser/loadPart';
import { onceIdle } from '../ui/browser/onceIdle';
import { SectionSkeleton } from './GameSkeleton';

const imports = {
  badges: () => import('./badges/GameBadges').then((module) => module.GameBadges),
  challenges: () => import('../challenges/ChallengeSections').then((module) => module.ChallengeSections),
  friends: () => import('./friends/GameFriends').then((module) => module.GameFriends),
  media: () => import('../media/MediaSection').then((module) => module.MediaSection),
  rewards: () => import('../rewards/RewardsList/RewardsList').then((module) => module.RewardsList),
  stats: () => import('../stats/StatsSection').then((module) => module.StatsSection),
};

// The sections of a game's page, each with a file of its own; most readers come to the overview.
export const GameBadges = dynamic(() => loadPart(imports.badges), { ssr: false, loading: SectionSkeleton });
export const ChallengeSections = dynamic(() => loadPart(imports.challenges), { ssr: false, loading: SectionSkeleton });
export const GameFriends = dynamic(() => loadPart(imports.friends), { ssr: false, loading: SectionSkeleton });
export const MediaSection = dynamic(() => loadPart(imports.media), { ssr: false, loading: SectionSkeleton });
export const RewardsList = dynamic(() => loadPart(imports.rewards), { ssr: false, loading: SectionSkeleton });
export const StatsSection = dynamic(() => loadPart(imports.stats), { ssr: false, loading: SectionSkeleton });

/** Loads the code of the first section beside its data, and that of the others in idle time. */
export function useSectionCode(section: GameSection): void {
  const [first] = useState(section);
  useEffect(() => {
    if (first !== 'overview') loadAhead(imports[first]);
    return onceIdle(() => Object.values(imports).forEach(loadAhead));
  }, [first]);
}
