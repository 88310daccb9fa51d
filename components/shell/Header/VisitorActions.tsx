import { useIntl } from 'react-intl';
import styled, { css } from 'styled-components';
import type { SignInStatus } from '../../../store/account/selectors';
import { loginModalToggled } from '../../../store/interface/slice';
import { useAppDispatch } from '../../../store/support/hooks';
import { measured } from '../../measuring/measured';
import { media } from '../../theme/media';
import { Button } from '../../ui/buttons/Button';
import { menuTexts } from '../menu/menu.messages';
import { revealLate } from './revealLate';

interface VisitorActionsProps {
  /** While unknown, the buttons keep their place but are hidden; while unanswered, where a player was signed in before. */
  status: SignInStatus;
}

/** Sign in opens the connect view, Join the Club the register view of the login modal (spec 2, Login modal). */
export function VisitorActions({ status }: VisitorActionsProps) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const open = (showRegister: boolean) => dispatch(loginModalToggled({ showLoginModal: true, showRegister }));
  return (
    <Actions $status={status}>
      <SignInButton variant="outline" size="small" onClick={() => open(false)} {...measured('sign-in', 'header')}>
        {formatMessage(menuTexts.signIn)}
      </SignInButton>
      <JoinButton size="small" onClick={() => open(true)} {...measured('join', 'header')}>
        {formatMessage(menuTexts.join)}
      </JoinButton>
    </Actions>
  );
}

const hiddenFromReturning = css`
  html[data-returning] & {
    visibility: hidden;
  }
`;

const Actions = styled.div<{ $status: SignInStatus }>`
  display: flex;
  align-items: center;
  gap: 8px;
  ${({ $status }) => $status === 'unknown' && revealLate}
  ${({ $status }) => $status === 'unanswered' && hiddenFromReturning}
`;

/** On phones a plain text button; Join the Club moves into the menu. */
const SignInButton = styled(Button)`
  ${media.below.desktop} {
    padding: 0 10px;
    border-color: transparent;
  }
`;

const JoinButton = styled(Button)`
  ${media.below.desktop} {
    display: none;
  }
`;
