import styled from 'styled-components';
import { selectSignInStatus } from '../../store/account/selectors';
import { useAppSelector } from '../../store/support/hooks';
import { brand } from '../brand/brand';
import { useLogin } from '../login/useLogin';
import { measured, measuredPlace } from '../measuring/measured';
import { ClubLink } from '../navigation/ClubLink';
import { useCurrentPage } from './menu/MenuLink';
import { tokens } from '../theme/tokens';
import { clientPart } from '../ui/browser/clientPart';
import { Button } from '../ui/buttons/Button';
import { TextLink } from '../ui/buttons/TextLink';
import { Icon } from '../ui/icons/Icon';
import { useTexts } from '../ui/text/useTexts';

const EmbeddedActions = clientPart(() => import('./player/playerShell').then((module) => module.EmbeddedActions));

/** No navigation (spec 1): the way back from every page, and the player's notices and balance; empty until it is known who is signed in. */
export function EmbeddedBar() {
  const t = useTexts();
  const page = useCurrentPage();
  const openLogin = useLogin();
  const status = useAppSelector(selectSignInStatus);
  const isPlayer = status === 'player';
  const home = isPlayer ? 'dashboard' : 'index';
  if (status === 'unknown') return null;
  return (
    <Bar aria-label={brand.club} {...measuredPlace('header')}>
      {page !== home && (
        <BackLink as={ClubLink} to={{ page: home }}>
          <Icon name="arrow" size="small" />
          <span>{t(isPlayer ? 'shell.embedded.toDashboard' : 'shell.embedded.toHome')}</span>
        </BackLink>
      )}
      {isPlayer ? (
        <EmbeddedActions />
      ) : (
        <Button variant="outline" size="small" onClick={() => openLogin('signIn')} {...measured('sign-in')}>
          {t('shell.menu.signIn')}
        </Button>
      )}
    </Bar>
  );
}

const Bar = styled.section`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: 16px;
  min-height: ${tokens.control.tap};
`;

const BackLink = styled(TextLink)`
  color: ${tokens.color.link};
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: ${tokens.control.tap};
  margin-right: auto;

  > svg {
    transform: scaleX(-1);
  }
`;
