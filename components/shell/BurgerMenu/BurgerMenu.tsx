import { useState } from 'react';
import styled from 'styled-components';
import { selectIsPlayer } from '../../../store/account/selectors';
import { logoutRequested } from '../../../store/session/events';
import { topMenuToggled } from '../../../store/interface/slice';
import { useAppDispatch, useAppSelector } from '../../../store/support/hooks';
import { useLogin } from '../../login/useLogin';
import { measured, measuredPlace } from '../../measuring/measured';
import { useBackCloses } from '../../navigation/useBackCloses';
import { HomeLink } from '../../navigation/HomeLink';
import { columns, turningChevron } from '../../theme/mixins';
import { onSurface } from '../../theme/onSurface';
import { tokens } from '../../theme/tokens';
import { Button } from '../../ui/buttons/Button';
import { doublePressMs } from '../../ui/buttons/guardPresses';
import { Modal, ModalClose } from '../../ui/dialogs/Modal';
import { Icon } from '../../ui/icons/Icon';
import { StarChart } from '../../ui/icons/StarChart';
import { Collapse } from '../../ui/layout/Collapse';
import { useTexts } from '../../ui/text/useTexts';
import { LanguageSelector } from '../LanguageSelector/LanguageSelector';
import {
  FaqLink,
  MenuLink,
  aboutLabelOf,
  aboutPages,
  connectedPages,
  type MenuPage,
  visitorPages,
} from '../menu/MenuLink';

/** For phones (spec 2, Navigation). */
export function BurgerMenu() {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const openLogin = useLogin();
  const isOpen = useAppSelector((state) => state.interface.showTopMenu);
  const isPlayer = useAppSelector(selectIsPlayer);
  const [isAboutOpen, setIsAboutOpen] = useState(true);
  const close = () => dispatch(topMenuToggled(false));
  const leave = useBackCloses(isOpen, close);
  const signOut = () => {
    close();
    dispatch(logoutRequested());
  };

  return (
    <Modal isOpen={isOpen} onClose={leave} title={t('shell.menu.open')} isCloseHidden size="screen" isBare>
      <MenuScreen {...measuredPlace('menu')}>
        <ChartPlace>
          <StarChart />
        </ChartPlace>
        <TopBar>
          <HomeLink />
          <CloseMenu />
        </TopBar>
        <nav aria-label={t('shell.menu.main')}>
          <MenuList>
            {isPlayer && connectedPages.map(toRow)}
            <li>
              <button type="button" aria-expanded={isAboutOpen} onClick={() => setIsAboutOpen(!isAboutOpen)}>
                {t('shell.menu.about')}
                <Icon name="chevron" />
              </button>
              <Collapse isOpen={isAboutOpen}>
                <AboutList>
                  {aboutPages.map((page) => (
                    <li key={page}>
                      <AboutLink page={page} menu="menu">
                        <Icon name={page} size="normal" />
                        {t(aboutLabelOf(page))}
                      </AboutLink>
                    </li>
                  ))}
                </AboutList>
              </Collapse>
            </li>
            {furtherPages.map(toRow)}
            <li>
              <FaqLink />
            </li>
          </MenuList>
        </nav>
        <BottomBar>
          {isPlayer ? (
            <Button variant="outline" isFull onClick={signOut} {...measured('sign-out')}>
              {t('shell.menu.signOut')}
            </Button>
          ) : (
            <SignInActions>
              <Button variant="outline" onClick={() => openLogin('signIn')} {...measured('sign-in')}>
                {t('shell.menu.signIn')}
              </Button>
              <Button onClick={() => openLogin('join')} {...measured('join')}>
                {t('ui.join')}
              </Button>
            </SignInActions>
          )}
          <LanguageSelector isBare />
        </BottomBar>
      </MenuScreen>
    </Modal>
  );
}

/** It lies where the menu's button was pressed: the second press of a double press does not close what the first has opened. */
function CloseMenu() {
  const [openedAt] = useState(() => performance.now());
  return (
    <ModalClose
      onClick={(event) => {
        const isPointer = event.detail > 0;
        if (isPointer && performance.now() - openedAt < doublePressMs) event.preventDefault();
      }}
    />
  );
}

const furtherPages = visitorPages.filter((page) => !aboutPages.some((other) => other === page));

const toRow = (page: MenuPage) => (
  <li key={page}>
    <MenuLink page={page} menu="menu" />
  </li>
);

const { color, control, font, header, line, on, size } = tokens;

const MenuScreen = styled.div.attrs(onSurface('deep'))`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  overflow: hidden;

  > nav {
    position: relative;
    flex: 1 1 auto;
    overflow-y: auto;
  }
  /* Beside the current page, or below it. */
  small {
    font: 600 ${size.fine} / 1 ${font.body};
    color: ${on.muted};
  }
`;

const ChartPlace = styled.div`
  position: absolute;
  right: -75px;
  bottom: 65px;
  color: ${color.muted};
  opacity: 0.7;
  zoom: 1.85;
`;

const TopBar = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex: none;
  height: ${header.phone}px;
  padding: 0 8px 0 ${tokens.layout.gutter};
  border-bottom: 1px solid ${line.hairline};

  button {
    position: static;
    color: inherit;
  }
  /* They are taller than the bar. */
  :is(a, button):focus-visible {
    outline-offset: -5px;
  }
`;

const MenuList = styled.ul`
  padding: 4px calc(${tokens.layout.gutter} - ${tokens.space[2]}) 0;

  > li + li {
    border-top: 1px solid ${line.hairline};
  }
  > li > a,
  > li > button {
    display: flex;
    align-items: center;
    justify-content: space-between;
    width: 100%;
    height: 52px;
    font: 600 1.25rem / 1 ${font.display};
  }
  /* Room between the words and the focus ring. */
  a,
  button {
    padding-inline: ${tokens.space[2]};
  }
  a:focus-visible,
  button:focus-visible {
    outline-offset: -2px;
  }
  button > svg {
    color: ${on.muted};
  }
  ${turningChevron}
`;

const AboutList = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-template-rows: repeat(3, auto);
  grid-auto-columns: minmax(0, 1fr);
  padding-bottom: 12px;
`;

const AboutLink = styled(MenuLink)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-content: center;
  align-items: center;
  gap: 2px 12px;
  min-height: ${control.tap};
  font: 600 ${size.control} / 1.3 ${font.body};
  color: ${color.soft};

  > svg {
    color: ${on.link};
  }
  > small {
    grid-column: 2;
  }
`;

const BottomBar = styled.div`
  position: relative;
  display: grid;
  gap: 8px;
  flex: none;
  padding: 16px ${tokens.layout.gutter} max(12px, env(safe-area-inset-bottom));
  border-top: 1px solid ${line.hairline};
  background-color: ${color.ink900};
`;

const SignInActions = styled.div`
  ${columns(2)}
  gap: 12px;
`;
