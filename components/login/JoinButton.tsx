import { FormattedMessage, defineMessages } from 'react-intl';
import { measured } from '../measuring/measured';
import { useOpening } from '../shell/earlyPress';
import { useIsPlayer } from '../shell/player/useIsPlayer';
import { ClubLink } from '../navigation/ClubLink';
import { ButtonLink, mainAction } from '../ui/buttons/Button';

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
  const opening = useOpening('join');
  if (useIsPlayer()) {
    return (
      <ButtonLink as={ClubLink} to={{ page: 'dashboard' }} $size="large" {...mainAction}>
        <FormattedMessage {...messages.dashboard} />
      </ButtonLink>
    );
  }
  return (
    <ButtonLink {...opening} $size="large" {...mainAction} {...measured('join', 'page')}>
      <FormattedMessage {...messages.join} />
    </ButtonLink>
  );
}

/** Opens the log-in. */
export function SignInButton() {
  return (
    <ButtonLink {...useOpening('sign-in')} $variant="outline" $size="large" {...measured('sign-in', 'page')}>
      <FormattedMessage {...messages.signIn} />
    </ButtonLink>
  );
}
