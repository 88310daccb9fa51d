import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import type { GameSection } from '../../routes';
import { loadPart } from '../ui/browser/loadPart';
import { onceIdle } from '../ui/browser/onceIdle';
import { SectionSkeleton } from './GameSkeleton';

const load = {
  badges: () => loadPart(() => import('./badges/GameBadges').then((module) => module.GameBadges)),
  challenges: () =>
    loadPart(() => import('../challenges/ChallengeSections').then((module) => module.ChallengeSections)),
  friends: () => loadPart(() => import('./friends/GameFriends').then((module) => module.GameFriends)),
  media: () => loadPart(() => import('../media/MediaSection').then((module) => module.MediaSection)),
  rewards: () => loadPart(() => import('../rewards/RewardsList/RewardsList').then((module) => module.RewardsList)),
  stats: () => loadPart(() => import('../stats/StatsSection').then((module) => module.StatsSection)),
};

// The sections of a game's page, each with a file of its own; most readers come to the overview.
export const GameBadges = dynamic(load.badges, { ssr: false, loading: SectionSkeleton });
export const ChallengeSections = dynamic(load.challenges, { ssr: false, loading: SectionSkeleton });
export const GameFriends = dynamic(load.friends, { ssr: false, loading: SectionSkeleton });
export const MediaSection = dynamic(load.media, { ssr: false, loading: SectionSkeleton });
export const RewardsList = dynamic(load.rewards, { ssr: false, loading: SectionSkeleton });
export const StatsSection = dynamic(load.stats, { ssr: false, loading: SectionSkeleton });

/** Loads the code of the first section beside its data, and that of the others in idle time. */
export function useSectionCode(section: GameSection): void {
  const [first] = useState(section);
  useEffect(() => {
    if (first !== 'overview') void load[first]();
    return onceIdle(() => Object.values(load).forEach((each) => void each()));
  }, [first]);
}
