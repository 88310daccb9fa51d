import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { loginModalToggled } from '../../store/interface/slice';
import { useAppDispatch } from '../../store/support/hooks';
import { measured } from '../measuring/measured';
import { media } from '../theme/media';
import { Button } from '../ui/buttons/Button';
import { menuTexts } from './menu.messages';
import { revealLate } from './revealLate';

interface VisitorUtilityProps {
  /** The login check is not done: the place is kept, its buttons do not show. */
  isHeldBack: boolean;
}

/** Sign in opens the connect view, Join the Club the register view (spec 2, Login modal). */
export function VisitorUtility({ isHeldBack }: VisitorUtilityProps) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const open = (showRegister: boolean) => dispatch(loginModalToggled({ showLoginModal: true, showRegister }));
  return (
    <Frame $isHeldBack={isHeldBack}>
      <SignIn variant="outline" size="small" onClick={() => open(false)} {...measured('sign-in', 'header')}>
        {formatMessage(menuTexts.signIn)}
      </SignIn>
      <Join size="small" onClick={() => open(true)} {...measured('join', 'header')}>
        {formatMessage(menuTexts.join)}
      </Join>
    </Frame>
  );
}

const Frame = styled.div<{ $isHeldBack: boolean }>`
  display: flex;
  align-items: center;
  gap: 8px;
  ${({ $isHeldBack }) => $isHeldBack && revealLate}
`;

/** On phones the words alone; Join the Club waits in the menu. */
const SignIn = styled(Button)`
  ${media.below.desktop} {
    padding: 0 10px;
    border-color: transparent;
  }
`;

const Join = styled(Button)`
  ${media.below.desktop} {
    display: none;
  }
`;
