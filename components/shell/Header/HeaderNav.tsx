import { useId, useState, type KeyboardEvent } from 'react';
import styled, { css, type RuleSet } from 'styled-components';
import { selectIsPlayer, selectSignInStatus } from '../../../store/account/selectors';
import { serviceMenuToggled } from '../../../store/interface/slice';
import { useAppDispatch, useAppSelector } from '../../../store/support/hooks';
import { notPrinted, onlyBelow, onlyFrom, selectionLine, turningChevron } from '../../theme/mixins';
import { media, tokens } from '../../theme/tokens';
import { clientPart } from '../../ui/browser/clientPart';
import { loadAhead } from '../../ui/browser/loadPart';
import { useOnceTrue } from '../../ui/browser/useOnceTrue';
import { Icon } from '../../ui/icons/Icon';
import { Collapse } from '../../ui/layout/Collapse';
import { useTexts } from '../../ui/text/useTexts';
import { FaqLink, MenuLink, aboutPages, connectedPages, type MenuPage, visitorPages } from '../menu/MenuLink';
import { useOpening } from '../earlyPress';
import { useDisclosure } from '../useDisclosure';

/** Id in the menu, to which the menu's button leads before the page has run its scripts. */
const menuId = 'menu';

/** Styles for a header whose menu opens without scripts: JavaScript is off, or the menu's button was pressed before it has run. */
export const withoutScripts = (styles: RuleSet) => css`
  ${media.noScript} {
    ${styles}
  }
  html:not([data-hydrated]):has(#${menuId}:target) & {
    ${styles}
  }
`;

/** Spec 2, Navigation. */
export function HeaderNav() {
  const t = useTexts();
  const isPlayer = useAppSelector(selectIsPlayer);
  // A visitor's menu would flash in a returning player's browser.
  const isHeldBack = useAppSelector(selectSignInStatus) === 'unknown';
  const about = <AboutMenu key="about" />;
  return (
    <Nav aria-label={t('shell.menu.main')} data-held-back={isHeldBack || undefined}>
      <MenuTarget id={menuId} />
      <ul>
        {isPlayer ? [...connectedPages.map(toItem), about] : [about, ...visitorPages.map(toItem)]}
        <li>
          <MenuEntry as={FaqLink} />
        </li>
      </ul>
      <noscript>
        <ul>{aboutPages.filter((page) => !visitorPages.some((other) => other === page)).map(toItem)}</ul>
      </noscript>
      <EarlyClose {...useOpening('menu-closed')}>{t('ui.close')}</EarlyClose>
    </Nav>
  );
}

const importAbout = () => import('./AboutContent').then((module) => module.AboutContent);
const AboutContent = clientPart(importAbout);
const loadAboutAhead = () => loadAhead(importAbout);

/** The HTML of a page has no submenu: it opens with scripts only. */
function AboutMenu() {
  const t = useTexts();
  const panelId = useId();
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector((state) => state.interface.showServiceMenu);
  const wasOpen = useOnceTrue(isOpen);
  const { frame: headerRef, button } = useDisclosure<HTMLElement, HTMLAnchorElement>(isOpen, () =>
    dispatch(serviceMenuToggled(false)),
  );
  const [timesEntered, setTimesEntered] = useState(0);
  const opening = useOpening('about');
  const press = (event: KeyboardEvent<HTMLElement>) => {
    opening.onKeyDown(event);
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    dispatch(serviceMenuToggled(true));
    setTimesEntered(timesEntered + 1);
  };
  // The panel stays open while the reader is elsewhere in the header.
  const findHeader = (item: HTMLElement | null) => {
    headerRef.current = item?.closest('header') ?? null;
  };
  return (
    <li ref={findHeader}>
      <MenuEntry
        {...opening}
        ref={button}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onPointerEnter={loadAboutAhead}
        onFocus={loadAboutAhead}
        onKeyDown={press}
      >
        {t('shell.menu.about')}
        <Icon name="chevron" size="small" />
      </MenuEntry>
      <AboutPanel $isOpen={isOpen}>
        <Collapse isOpen={isOpen} id={panelId}>
          {wasOpen && <AboutContent timesEntered={timesEntered} />}
        </Collapse>
      </AboutPanel>
    </li>
  );
}

const toItem = (page: MenuPage) => (
  <li key={page}>
    <MenuEntry as={MenuLink} page={page} menu="header" />
  </li>
);

const Nav = styled.nav`
  min-width: 0;
  /* The padding of the last entry is free room. */
  margin-right: -8px;
  ${notPrinted}

  ul {
    display: flex;
    /* Text at 200% needs more than one line. */
    flex-wrap: wrap;
    min-height: ${tokens.header.desktop}px;
    /* Between boxes, whose padding keeps the focus ring off the letters. */
    gap: 0 min(1.8vw - 16px, 12px);
  }
  li {
    display: flex;
    min-height: ${tokens.control.tap};
  }
  /* While About is open, only About is underlined. */
  ul:has([aria-expanded='true']) [aria-current]::after {
    opacity: 0;
  }

  ${onlyFrom('desktop')}
  /* On phones, it opens below the logo and the menu's button. */
  ${media.below.desktop} {
    order: 1;
    width: 100%;
  }

  ${withoutScripts(css`
    display: flex;
    flex-wrap: wrap;
    /* It was asked for, so a visitor's is better than none. */
    visibility: visible;

    ul {
      min-height: 0;
    }
    li {
      height: ${tokens.control.tap};
    }
    li:has([role='button']) {
      display: none;
    }
  `)}
`;

/** Browsers do not scroll to what is fixed. */
const MenuTarget = styled.span`
  position: fixed;
  top: 0;
`;

const MenuEntry = styled.a`
  position: relative;
  display: flex;
  align-items: center;
  gap: 4px;
  padding-inline: 8px;
  font: 600 0.9063rem / 1 ${tokens.font.body};
  color: ${tokens.color.soft};
  white-space: nowrap;
  transition: color ${tokens.duration.fade}ms;

  &::after {
    content: '';
    position: absolute;
    inset: auto 8px 0;
    height: 2px;
    background-color: ${tokens.color.text};
    ${selectionLine}
    opacity: 0;
    transition: opacity ${tokens.duration.fade}ms;
  }
  ${turningChevron}
  /* It is as tall as the header, and the line is at its lower end. */
  &:focus-visible {
    outline-offset: -4px;
  }
  &:hover {
    color: ${tokens.color.text};
  }
  &[aria-current='page'],
  &[aria-expanded='true'] {
    color: ${tokens.color.text};
    &::after {
      opacity: 1;
    }
  }
`;

/** Closes the menu of a phone that was opened before the page has run its scripts. */
const EarlyClose = styled(MenuEntry)`
  height: ${tokens.control.tap};
  margin-left: auto;

  ${onlyBelow('desktop')}
`;

const AboutPanel = styled.div<{ $isOpen: boolean }>`
  position: absolute;
  inset: 100% 0 auto;
  z-index: ${tokens.layer.submenu};
  max-height: calc(100vh - ${tokens.header.desktop}px);
  overflow-y: auto;
  background-color: ${tokens.color.ink950};
  border-bottom: ${({ $isOpen }) => ($isOpen ? `1px solid ${tokens.line.hairline}` : '0')};

  /* Other than the header's own, its links can be out of view. */
  && a {
    scroll-margin: 0;
  }
`;
