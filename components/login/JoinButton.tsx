import { measured } from '../measuring/measured';
import { useOpening } from '../shell/earlyPress';
import { useIsPlayer } from '../shell/player/useIsPlayer';
import { ClubLink } from '../navigation/ClubLink';
import { ButtonLink, mainAction } from '../ui/buttons/Button';
import { useTexts } from '../ui/text/useTexts';

/** Opens the sign-up; for signed-in players a link to the dashboard. */
export function JoinButton() {
  const t = useTexts();
  const opening = useOpening('join');
  if (useIsPlayer()) {
    return (
      <ButtonLink as={ClubLink} to={{ page: 'dashboard' }} $size="large" {...mainAction}>
        {t('login.dashboard')}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink {...opening} $size="large" {...mainAction} {...measured('join', 'page')}>
      {t('ui.join')}
    </ButtonLink>
  );
}

/** Opens the log-in. */
export function SignInButton() {
  const t = useTexts();
  return (
    <ButtonLink {...useOpening('sign-in')} $variant="outline" $size="large" {...measured('sign-in', 'page')}>
      {t('login.signIn')}
    </ButtonLink>
  );
}
