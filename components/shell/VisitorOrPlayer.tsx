import { useEffect, type ComponentProps, type ReactNode } from 'react';
import styled from 'styled-components';
import { selectSignInStatus } from '../../store/account/selectors';
import { useAppSelector } from '../../store/support/hooks';
import { HiddenUntilKnown } from '../login/JoinButton';
import { loadAhead } from '../ui/browser/loadPart';
import { WaitingForPlayer } from './player/PlayerGate';
import { isReturning } from './useReturningMark';

interface VisitorOrPlayerProps extends Pick<ComponentProps<typeof WaitingForPlayer>, 'skeleton' | 'kept'> {
  visitor: ReactNode;
  player: ReactNode;
  loadPlayer: () => Promise<unknown>;
}

/** The prerendered HTML holds the visitor's content and the skeleton, which browsers show where a player was signed in before. */
export function VisitorOrPlayer({ visitor, player, loadPlayer, ...waiting }: VisitorOrPlayerProps) {
  useEffect(() => {
    if (isReturning()) loadAhead(loadPlayer);
  }, [loadPlayer]);
  const status = useAppSelector(selectSignInStatus);
  if (status === 'player') return player;
  const isVisitor = status === 'visitor';
  // The visitor's content keeps its place in the tree: the HTML of the server stays when the status becomes known.
  return (
    <>
      <HiddenUntilKnown $isKnown={isVisitor}>{visitor}</HiddenUntilKnown>
      {!isVisitor && (
        <ReturningOnly>
          <WaitingForPlayer {...waiting} />
        </ReturningOnly>
      )}
    </>
  );
}

const ReturningOnly = styled.div`
  display: none;

  html[data-returning] & {
    display: block;
  }
`;
