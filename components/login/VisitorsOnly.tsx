import type { PropsWithChildren } from 'react';
import styled from 'styled-components';
import { selectSignInStatus } from '../../store/account/selectors';
import { useAppSelector } from '../../store/support/hooks';

/** An invitation to join: nothing for players, and hidden in their browsers until the sign-in status is known. */
export function VisitorsOnly({ children }: PropsWithChildren) {
  const status = useAppSelector(selectSignInStatus);
  if (status === 'player') return null;
  return <HiddenUntilKnown $isKnown={status === 'visitor'}>{children}</HiddenUntilKnown>;
}

const HiddenUntilKnown = styled.div<{ $isKnown: boolean }>`
  html[data-returning] & {
    display: ${({ $isKnown }) => ($isKnown ? 'block' : 'none')};
  }
`;
