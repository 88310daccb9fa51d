import dynamic from 'next/dynamic';
import type { VisitorChallengesProps } from '../../store/challenges/pageProps';
import { VisitorOrPlayer } from '../shell/VisitorOrPlayer';
import { loadPart } from '../ui/browser/loadPart';
import { PlayerChallengesSkeleton } from './PlayerChallenges/PlayerChallengesSkeleton';
import { VisitorChallenges } from './VisitorChallenges/VisitorChallenges';

const loadPlayer = () =>
  loadPart(() => import('./PlayerChallenges/PlayerChallenges').then((module) => module.PlayerChallenges));

const PlayerChallenges = dynamic(loadPlayer, {
  ssr: false,
  loading: () => <PlayerChallengesSkeleton />,
});

export const ChallengesScreen = (props: VisitorChallengesProps) => (
  <VisitorOrPlayer
    visitor={<VisitorChallenges {...props} />}
    player={<PlayerChallenges />}
    loadPlayer={loadPlayer}
    skeleton={<PlayerChallengesSkeleton />}
  />
);
