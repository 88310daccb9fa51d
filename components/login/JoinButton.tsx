import { FormattedMessage, defineMessages } from 'react-intl';
import { loginModalToggled } from '../../store/interface/slice';
import { useAppDispatch } from '../../store/support/hooks';
import { measured } from '../measuring/measured';
import { useIsPlayer } from '../shell/player/useIsPlayer';
import { ClubLink } from '../navigation/ClubLink';
import { Button, ButtonLink } from '../ui/buttons/Button';
import { mainAction } from '../ui/buttons/Button.styles';

const messages = defineMessages({
  join: { id: 'login.join', defaultMessage: 'Join the Club', description: 'Button: opens the sign-up' },
  signIn: { id: 'login.signIn', defaultMessage: 'Sign in', description: 'Button: opens the log-in' },
  dashboard: {
    id: 'login.dashboard',
    defaultMessage: 'Open your dashboard',
    description: 'Takes the place of Join the Club for players who are signed in',
  },
});

/** Opens the sign-up; for signed-in players a link to the dashboard. */
export function JoinButton() {
  const dispatch = useAppDispatch();
  if (useIsPlayer()) {
    return (
      <ButtonLink as={ClubLink} to={{ page: 'dashboard' }} $size="large" {...mainAction}>
        <FormattedMessage {...messages.dashboard} />
      </ButtonLink>
    );
  }
  return (
    <Button
      size="large"
      onClick={() => dispatch(loginModalToggled({ showLoginModal: true, showRegister: true }))}
      {...measured('join', 'page')}
    >
      <FormattedMessage {...messages.join} />
    </Button>
  );
}

/** Opens the log-in. */
export function SignInButton() {
  const dispatch = useAppDispatch();
  return (
    <Button
      variant="outline"
      size="large"
      onClick={() => dispatch(loginModalToggled({ showLoginModal: true }))}
      {...measured('sign-in', 'page')}
    >
      <FormattedMessage {...messages.signIn} />
    </Button>
  );
}
