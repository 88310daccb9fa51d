import dynamic from 'next/dynamic';
import styled from 'styled-components';
import { selectSignInStatus } from '../../store/account/selectors';
import type { VisitorChallengesProps } from '../../store/challenges/pageProps';
import { useAppSelector } from '../../store/support/hooks';
import { PlayerChallengesSkeleton } from './PlayerChallenges.Skeleton';
import { VisitorChallenges } from './VisitorChallenges';

const PlayerChallenges = dynamic(() => import('./PlayerChallenges').then((module) => module.PlayerChallenges), {
  ssr: false,
  loading: () => <PlayerChallengesSkeleton />,
});

/**
 * The page about challenges: what they are, for visitors; one's own, for players. The prerendered HTML is the visitor's.
 * Where a player was signed in the last time, the skeleton stands there until it is known who is here.
 */
export function ChallengesScreen(props: VisitorChallengesProps) {
  const status = useAppSelector(selectSignInStatus);
  if (status === 'player') return <PlayerChallenges />;
  if (status === 'visitor') return <VisitorChallenges {...props} />;
  return (
    <>
      <WhoIsNew>
        <VisitorChallenges {...props} />
      </WhoIsNew>
      <WhoReturns>
        <PlayerChallengesSkeleton />
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
