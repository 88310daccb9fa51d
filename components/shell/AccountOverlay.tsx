import { useIntl } from 'react-intl';
import { selectUserInfo } from '../../store/account/selectors';
import { logoutRequested } from '../../store/auth/slice';
import { defaultOverlayHeight } from '../../store/interface/rules';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { measured } from '../measuring/measured';
import { PopupLink } from '../popups/PopupLink';
import { Button, ButtonLink } from '../ui/buttons/Button';
import { Fade } from '../ui/layout/Fade';
import { Icon } from '../ui/icons/Icon';
import { accountTexts } from './AccountOverlay.messages';
import { Entry, Links, Notice, Pair, Panel, Place } from './AccountOverlay.styles';
import { AccountWho } from './AccountOverlay.Who';
import { LanguageSelector } from './LanguageSelector';
import { accountItems } from './menu';
import { menuTexts } from './menu.messages';
import type { Player } from './usePlayer';

interface AccountOverlayProps {
  id: string;
  isOpen: boolean;
  player: Player | null;
  /** The player goes elsewhere from here. */
  onLeave: () => void;
}

/** Who is signed in, the ways to what is theirs, their language, and the way out. */
export function AccountOverlay({ id, isOpen, player, onLeave }: AccountOverlayProps) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const overlayHeight = useAppSelector((state) => state.interface.overlayHeight) ?? defaultOverlayHeight;
  const mustAccept = useAppSelector((state) => selectUserInfo(state)?.hasAcceptedLegalOptins === false);
  const signOut = () => {
    onLeave();
    dispatch(logoutRequested());
  };
  return (
    <Place style={{ '--overlay-height': `${overlayHeight}px` }}>
      <Fade isShown={isOpen}>
        <Panel id={id} role="region" aria-label={formatMessage(accountTexts.label)}>
          <AccountWho player={player} />
          {mustAccept && (
            <Notice popup="profile" onClick={onLeave}>
              <Icon name="info" size="normal" />
              {formatMessage(accountTexts.policies)}
            </Notice>
          )}
          <Pair>
            <ButtonLink as={PopupLink} popup="profile" onClick={onLeave} $variant="outline" $size="small">
              {formatMessage(accountTexts.profile)}
            </ButtonLink>
            <ButtonLink as={PopupLink} popup="avatar" onClick={onLeave} $variant="outline" $size="small">
              {formatMessage(accountTexts.avatar)}
            </ButtonLink>
          </Pair>
          <Links>
            {accountItems.map(({ page, to, label }) => (
              <li key={page}>
                <Entry to={to} {...measured('menu-link', 'account')}>
                  {formatMessage(label)}
                </Entry>
              </li>
            ))}
          </Links>
          <LanguageSelector isBare />
          <Button variant="outline" size="small" isFull onClick={signOut} {...measured('sign-out', 'account')}>
            {formatMessage(menuTexts.signOut)}
          </Button>
        </Panel>
      </Fade>
    </Place>
  );
}
