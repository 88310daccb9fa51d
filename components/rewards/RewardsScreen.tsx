import dynamic from 'next/dynamic';
import styled from 'styled-components';
import { selectSignInStatus } from '../../store/account/selectors';
import type { VisitorRewardsProps } from '../../store/rewards/pageProps';
import { useAppSelector } from '../../store/support/hooks';
import { PlayerRewardsSkeleton } from './PlayerRewards.Skeleton';
import { VisitorRewards } from './VisitorRewards';

const PlayerRewards = dynamic(() => import('./PlayerRewards').then((module) => module.PlayerRewards), {
  ssr: false,
  loading: PlayerRewardsSkeleton,
});

/**
 * The page about rewards: what they are, for visitors; across their games, for players. The prerendered HTML is the
 * visitor's. Where a player was signed in the last time, the skeleton stands there until it is known who is here.
 */
export function RewardsScreen(visitor: VisitorRewardsProps) {
  const status = useAppSelector(selectSignInStatus);
  if (status === 'player') return <PlayerRewards />;
  if (status === 'visitor') return <VisitorRewards {...visitor} />;
  return (
    <>
      <WhoIsNew>
        <VisitorRewards {...visitor} />
      </WhoIsNew>
      <WhoReturns>
        <PlayerRewardsSkeleton />
      </WhoReturns>
    </>
  );
}

const WhoIsNew = styled.div`
  html[data-returning] & {
    display: none;
  }
`;

const WhoReturns = styled.div`
  display: none;

  html[data-returning] & {
    display: block;
  }
`;
