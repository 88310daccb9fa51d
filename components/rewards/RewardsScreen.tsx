import dynamic from 'next/dynamic';
import type { VisitorRewardsProps } from '../../store/rewards/pageProps';
import { VisitorOrPlayer } from '../shell/VisitorOrPlayer';
import { loadPart } from '../ui/browser/loadPart';
import { PlayerRewardsSkeleton } from './PlayerRewards/PlayerRewardsSkeleton';
import { VisitorRewards } from './VisitorRewards/VisitorRewards';

const loadPlayer = () => loadPart(() => import('./PlayerRewards/PlayerRewards').then((module) => module.PlayerRewards));

const PlayerRewards = dynamic(loadPlayer, {
  ssr: false,
  loading: PlayerRewardsSkeleton,
});

/** The page about rewards: what they are, for visitors; the rewards of all their games, for players. */
export const RewardsScreen = (props: VisitorRewardsProps) => (
  <VisitorOrPlayer
    visitor={<VisitorRewards {...props} />}
    player={<PlayerRewards />}
    loadPlayer={loadPlayer}
    skeleton={<PlayerRewardsSkeleton />}
  />
);
