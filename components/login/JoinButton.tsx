import { measured } from '../measuring/measured';
import { useOpening } from '../shell/earlyPress';
import { ClubLink } from '../navigation/ClubLink';
import { ButtonLink, mainAction } from '../ui/buttons/Button';
import { useTexts } from '../ui/text/useTexts';
import type { PropsWithChildren } from 'react';
import styled from 'styled-components';
import { selectSignInStatus, selectIsPlayer } from '../../store/account/selectors';
import { useAppSelector } from '../../store/support/hooks';

interface OpeningProps {
  /** The page stays open after the login, which leads to the dashboard elsewhere. */
  staysHere?: boolean;
}

export function JoinButton({ staysHere }: OpeningProps) {
  const t = useTexts();
  const opening = useOpening(staysHere ? 'join-here' : 'join');
  const isHeldBack = useAppSelector(selectSignInStatus) === 'unknown';
  if (useAppSelector(selectIsPlayer)) {
    return (
      <ButtonLink as={ClubLink} to={{ page: 'dashboard' }} $size="large" {...mainAction}>
        {t('login.dashboard')}
      </ButtonLink>
    );
  }
  return (
    // For a player it becomes another button, of another width, which moves those after it.
    <ButtonLink
      {...opening}
      $size="large"
      {...mainAction}
      {...measured('join')}
      data-held-back={isHeldBack ? 'row' : undefined}
    >
      {t('ui.join')}
    </ButtonLink>
  );
}

export function SignInButton({ staysHere }: OpeningProps) {
  const t = useTexts();
  return (
    <ButtonLink
      {...useOpening(staysHere ? 'sign-in-here' : 'sign-in')}
      $variant="outline"
      $size="large"
      {...measured('sign-in')}
    >
      {t('login.signIn')}
    </ButtonLink>
  );
}

/** Nothing for players. */
export function VisitorsOnly({ children }: PropsWithChildren) {
  const status = useAppSelector(selectSignInStatus);
  if (status === 'player') return null;
  return <HiddenUntilKnown $isKnown={status === 'visitor'}>{children}</HiddenUntilKnown>;
}

/** Until it is known that a visitor reads, hidden if a player was signed in before. */
export const HiddenUntilKnown = styled.div<{ $isKnown: boolean }>`
  html[data-returning] & {
    display: ${({ $isKnown }) => ($isKnown ? 'block' : 'none')};
  }
`;
