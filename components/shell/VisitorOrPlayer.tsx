import { useEffect, type ReactNode } from 'react';
import styled from 'styled-components';
import { selectSignInStatus } from '../../store/account/selectors';
import { useAppSelector } from '../../store/support/hooks';
import { HiddenUntilKnown } from '../login/JoinButton';
import { loadAhead } from '../ui/browser/loadPart';
import { SignInUnanswered, useIsPlayerKept } from './player/PlayerGate';
import { isReturning } from './useReturningMark';

interface VisitorOrPlayerProps {
  visitor: ReactNode;
  player: ReactNode;
  loadPlayer: () => Promise<unknown>;
  /** Shown until the sign-in status is known, in browsers where a player was signed in before. */
  skeleton: ReactNode;
  /** Shown while the services do not answer, if the browser has kept what the player saw last. */
  kept?: ReactNode;
}

/** The prerendered HTML holds the visitor's content and the skeleton. */
export function VisitorOrPlayer({ visitor, player, loadPlayer, skeleton, kept }: VisitorOrPlayerProps) {
  useEffect(() => {
    if (isReturning()) loadAhead(loadPlayer);
  }, [loadPlayer]);
  const status = useAppSelector(selectSignInStatus);
  const isKept = useIsPlayerKept();
  if (status === 'player') return player;
  const isVisitor = status === 'visitor';
  const waiting = status === 'unanswered' ? <SignInUnanswered /> : skeleton;
  // The visitor's content keeps its place in the tree: the HTML of the server stays when the status becomes known.
  return (
    <>
      <HiddenUntilKnown $isKnown={isVisitor}>{visitor}</HiddenUntilKnown>
      {!isVisitor && <ReturningOnly>{isKept && kept ? kept : waiting}</ReturningOnly>}
    </>
  );
}

const ReturningOnly = styled.div`
  display: none;

  html[data-returning] & {
    display: block;
  }
`;
