import * as Dialog from '@radix-ui/react-dialog';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { PageName } from '../../../routes';
import { selectShowsConnectedMenu } from '../../../store/account/selectors';
import { logoutRequested } from '../../../store/session/events';
import { loginModalToggled, topMenuToggled } from '../../../store/interface/slice';
import { useAppDispatch, useAppSelector } from '../../../store/support/hooks';
import { HomeLink } from '../../navigation/HomeLink';
import { useCurrentPage } from '../../navigation/useCurrentPage';
import { PopupLink } from '../../popups/PopupLink';
import { measured } from '../../measuring/measured';
import { Button } from '../../ui/buttons/Button';
import { Collapse } from '../../ui/layout/Collapse';
import { Icon } from '../../ui/icons/Icon';
import { LanguageSelector } from '../LanguageSelector/LanguageSelector';
import { menuTexts } from '../menu/menu.messages';
import { aboutItems, connectedItems, playerFaq, visitorItems, type MenuItem } from '../menu/menuItems';
import { FriendRequestsCount } from '../player/FriendRequestsCount';
import { BackgroundChart } from './BackgroundChart';
import {
  AboutLink,
  AboutList,
  BottomBar,
  Chevron,
  CloseButton,
  CurrentPageNote,
  MenuButton,
  MenuLink,
  MenuList,
  Panel,
  SignInActions,
  TopBar,
} from './BurgerMenu.styles';

const discountPages: readonly PageName[] = ['discount', 'shop-discount'];
const aboutPages = new Set<PageName>([...aboutItems.map(({ page }) => page), ...discountPages]);

/** The full-screen menu on phones: the items of the header and of the player's menu (spec 2, Navigation). */
export function BurgerMenu() {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector((state) => state.interface.showTopMenu);
  const isPlayer = useAppSelector(selectShowsConnectedMenu);
  const [isAboutOpen, setIsAboutOpen] = useState(true);
  const openLogin = (showRegister: boolean) => dispatch(loginModalToggled({ showLoginModal: true, showRegister }));
  const signOut = () => {
    dispatch(topMenuToggled(false));
    dispatch(logoutRequested());
  };

  return (
    <Dialog.Root open={isOpen} onOpenChange={(willBeOpen) => dispatch(topMenuToggled(willBeOpen))}>
      <Dialog.Portal>
        <Panel aria-describedby={undefined} aria-label={formatMessage(menuTexts.open)}>
          <Dialog.Title hidden>{formatMessage(menuTexts.open)}</Dialog.Title>
          <BackgroundChart />
          <TopBar>
            <HomeLink />
            <CloseButton>
              {formatMessage(menuTexts.close)}
              <Icon name="close" size="normal" />
            </CloseButton>
          </TopBar>
          <nav aria-label={formatMessage(menuTexts.main)}>
            <MenuList>
              {isPlayer && connectedItems.map(toRow)}
              <li>
                <MenuButton
                  as="button"
                  type="button"
                  aria-expanded={isAboutOpen}
                  onClick={() => setIsAboutOpen(!isAboutOpen)}
                >
                  {formatMessage(menuTexts.about)}
                  <Chevron $isTurned={isAboutOpen}>
                    <Icon name="chevron" />
                  </Chevron>
                </MenuButton>
                <Collapse isOpen={isAboutOpen}>
                  <AboutList>
                    {aboutItems.map((item) => (
                      <AboutRow key={item.page} {...item} />
                    ))}
                  </AboutList>
                </Collapse>
              </li>
              {furtherItems.map(toRow)}
              <li>
                {isPlayer ? (
                  <MenuLink to={playerFaq} {...measured('menu-link', 'menu')}>
                    {formatMessage(menuTexts.faq)}
                  </MenuLink>
                ) : (
                  <MenuButton as={PopupLink} popup="faq" {...measured('menu-link', 'menu')}>
                    {formatMessage(menuTexts.faq)}
                  </MenuButton>
                )}
              </li>
            </MenuList>
          </nav>
          <BottomBar>
            {isPlayer ? (
              <Button variant="outline" isFull onClick={signOut} {...measured('sign-out', 'menu')}>
                {formatMessage(menuTexts.signOut)}
              </Button>
            ) : (
              <SignInActions>
                <Button variant="outline" onClick={() => openLogin(false)} {...measured('sign-in', 'menu')}>
                  {formatMessage(menuTexts.signIn)}
                </Button>
                <Button onClick={() => openLogin(true)} {...measured('join', 'menu')}>
                  {formatMessage(menuTexts.join)}
                </Button>
              </SignInActions>
            )}
            <LanguageSelector isBare />
          </BottomBar>
        </Panel>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** The visitor's items that the open About list above does not have. */
const furtherItems = visitorItems.filter(({ page }) => !aboutPages.has(page));

const toRow = (item: MenuItem) => <MenuRow key={item.page} {...item} />;

function MenuRow({ page, to, label }: MenuItem) {
  const { formatMessage } = useIntl();
  const isCurrent = useCurrentPage() === page;
  return (
    <li>
      <MenuLink to={to} aria-current={isCurrent ? 'page' : undefined} {...measured('menu-link', 'menu')}>
        {formatMessage(label)}
        {page === 'friends' && <FriendRequestsCount />}
        {isCurrent && <CurrentPageNote aria-hidden>{formatMessage(menuTexts.here)}</CurrentPageNote>}
      </MenuLink>
    </li>
  );
}

function AboutRow({ page, to, label, icon }: (typeof aboutItems)[number]) {
  const { formatMessage } = useIntl();
  const isCurrent = useCurrentPage() === page;
  return (
    <li>
      <AboutLink to={to} aria-current={isCurrent ? 'page' : undefined} {...measured('menu-link', 'menu')}>
        <Icon name={icon} size="normal" />
        {formatMessage(label)}
        {isCurrent && <CurrentPageNote aria-hidden>{formatMessage(menuTexts.here)}</CurrentPageNote>}
      </AboutLink>
    </li>
  );
}
