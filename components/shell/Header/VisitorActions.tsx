import { useIntl } from 'react-intl';
import styled, { css } from 'styled-components';
import type { SignInStatus } from '../../../store/account/selectors';
import { measured } from '../../measuring/measured';
import { media } from '../../theme/media';
import { ButtonLink } from '../../ui/buttons/Button';
import { mainAction } from '../../ui/buttons/Button.styles';
import { useOpening } from '../earlyPress';
import { menuTexts } from '../menu/menu.messages';
import { revealLate } from './HeaderNav';

interface VisitorActionsProps {
  /** While unknown, the buttons keep their place but are hidden; while unanswered, where a player was signed in before. */
  status: SignInStatus;
}

/** Sign in opens the connect view, Join the Club the register view of the login modal (spec 2, Login modal). */
export function VisitorActions({ status }: VisitorActionsProps) {
  const { formatMessage } = useIntl();
  return (
    <Actions $status={status}>
      <ButtonLink {...useOpening('sign-in')} $variant="outline" $size="small" {...measured('sign-in', 'header')}>
        {formatMessage(menuTexts.signIn)}
      </ButtonLink>
      <ButtonLink {...useOpening('join')} $size="small" {...mainAction} {...measured('join', 'header')}>
        {formatMessage(menuTexts.join)}
      </ButtonLink>
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

  /* On phones, Sign in is a plain text button, and Join the Club moves into the menu. */
  ${media.below.desktop} {
    > :first-child {
      padding: 0 10px;
      border-color: transparent;
    }
    > :last-child {
      display: none;
    }
  }
  ${({ $status }) => $status === 'unknown' && revealLate}
  ${({ $status }) => $status === 'unanswered' && hiddenFromReturning}
`;
