import { useRouter } from 'next/router';
import { Activity, memo, type PropsWithChildren, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { selectSignInStatus } from '../../store/account/selectors';
import { selectReloads } from '../../store/locale/selectors';
import { useAppSelector } from '../../store/support/hooks';
import { ErrorBoundary, LazyErrorScreen } from '../errors/ErrorBoundary';
import { LoginModal } from '../login/LoginModal';
import { measuredPlace } from '../measuring/measured';
import { Metrics } from '../metrics/Metrics';
import { useIsEmbedded } from '../navigation/usePlace';
import { Popups } from '../popups/Popups';
import { belowMessages, notPrinted } from '../theme/mixins';
import { tokens } from '../theme/tokens';
import { clientPart } from '../ui/browser/clientPart';
import { dialogPart } from '../ui/browser/dialogPart';
import { lazyPart } from '../ui/browser/lazyPart';
import { loadAhead } from '../ui/browser/loadPart';
import { onceIdle } from '../ui/browser/onceIdle';
import { useOnceTrue } from '../ui/browser/useOnceTrue';
import { useTexts } from '../ui/text/useTexts';
import type { ShellOptions } from './pageOf';
import { useEarlyPress } from './earlyPress';
import { Header } from './Header/Header';
import { Island } from './Island';
import { PageAnnouncement } from './PageAnnouncement';
import { RouteProgress } from './RouteProgress';
import { useReturningMark } from './useReturningMark';
import { useFocusKept } from '../ui/focus/useFocusKept';
import { onSurface } from '../theme/onSurface';

const loadMenu = () => import('./BurgerMenu/BurgerMenu').then((module) => module.BurgerMenu);
const BurgerMenu = dialogPart(loadMenu);

/** A component of its own, so that a press on the menu does not render the layout again. */
function OpenedMenu() {
  // The first press may come without a connection.
  useEffect(() => onceIdle(() => window.innerWidth < tokens.breakpoint.desktop && loadAhead(loadMenu)), []);
  const wasOpened = useOnceTrue(useAppSelector((state) => state.interface.showTopMenu));
  return wasOpened && <BurgerMenu />;
}

const PlayerParts = clientPart(() => import('./player/playerShell').then((module) => module.PlayerParts));

const EmbeddedBar = clientPart(() => import('./EmbeddedBar').then((module) => module.EmbeddedBar));

const Footer = lazyPart(() => import('./Footer/Footer').then((module) => module.Footer));

/** Memoized, because an update that reaches an island starts its hydration. */
const LateFooter = memo(() => (
  <Island hydrate="idle">
    <Footer />
  </Island>
));
LateFooter.displayName = 'LateFooter';

/**
 * The layout around every page: header, main area, footer (spec 1, Page shell). With nav=0 it renders the page alone;
 * before hydration, the mark that `firstPaintScript` sets hides header and footer.
 */
export function Shell({ overArt, surface = 'deep', children }: PropsWithChildren<ShellOptions>) {
  const t = useTexts();
  const { asPath } = useRouter();
  const isEmbedded = useIsEmbedded();
  const status = useAppSelector(selectSignInStatus);
  const isPlayer = status === 'player';
  const reloads = useAppSelector(selectReloads);
  const main = useFocusKept<HTMLElement>();
  useHydratedMark();
  useEarlyPress();
  useReturningMark(status);
  useFocusOnNewPage();
  useFocusAfterSignOut(isPlayer);
  return (
    <PageColumn>
      <RouteProgress />
      <PageAnnouncement />
      {!isEmbedded && <SkipAnchor href={`#${mainId}`}>{t('shell.menu.skip')}</SkipAnchor>}
      <Metrics />
      <noscript>
        <BrowserNotice>{t('shell.menu.noScript')}</BrowserNotice>
      </noscript>
      <OldBrowserNotice>{t('shell.menu.oldBrowser')}</OldBrowserNotice>
      <BarSpace data-embedded={isEmbedded || undefined}>{isEmbedded && <EmbeddedBar />}</BarSpace>
      {!isEmbedded && <Header overArt={overArt} />}
      {/* <main> has this role implicitly; the spec wants it explicit. */}
      <MainArea ref={main} id={mainId} role="main" tabIndex={-1} {...onSurface(surface)} {...measuredPlace('page')}>
        <ErrorBoundary fallback={<LazyErrorScreen statusCode={500} />} resetKey={asPath}>
          {/* Hydrated after the shell, so that a press on the header need not wait for the page. */}
          <Activity key={reloads}>{children}</Activity>
        </ErrorBoundary>
      </MainArea>
      {!isEmbedded && <LateFooter />}
      <OpenedMenu />
      <LoginModal />
      <Popups />
      {isPlayer && <PlayerParts />}
    </PageColumn>
  );
}

/** The parts of a path that tell one page from another. */
const pathParts = ['game', 'newsId', 'rewardId'];

/**
 * Moves the focus to the main area after a change of page, as after a full load, and after Back to the link that had opened the page.
 * A change of language, platform, section or query keeps the focus.
 */
function useFocusOnNewPage(): void {
  const { pathname, query, locale } = useRouter();
  // Of the path alone: a filter of a list may have the name of a part of another page's path.
  const pageKey = [pathname, ...pathParts.map((part) => pathname.includes(`[${part}]`) && query[part])].join(' ');
  const previous = useRef({ pathname, pageKey, locale, path: '' });
  const restoredPath = useRef('');
  const openers = useRef(new Map<string, string>());

  useEffect(() => {
    const noteBack = () => {
      restoredPath.current = window.location.pathname;
    };
    /** The path that a link of the page leads to, by the path of the page; those of the header stay where they are. */
    const noteOpener = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest('a');
      if (link) openers.current.set(window.location.pathname, link.closest('main') ? link.pathname : '');
    };
    window.addEventListener('popstate', noteBack);
    document.addEventListener('click', noteOpener, { capture: true });
    return () => {
      window.removeEventListener('popstate', noteBack);
      document.removeEventListener('click', noteOpener, { capture: true });
    };
  }, []);

  useEffect(() => {
    const { current: before } = previous;
    const { pathname: path } = window.location;
    const isBack = restoredPath.current === path && openers.current.get(path) === before.path;
    restoredPath.current = '';
    previous.current = { pathname, pageKey, locale, path };
    if (before.pageKey === pageKey || before.locale !== locale) return;
    const main = document.getElementById(mainId);
    // A page may have moved the focus itself, such as to the field that a link leads to.
    const { activeElement } = document;
    const isFocusInPage = activeElement !== main && main?.contains(activeElement) === true;
    if (before.pathname !== pathname && isFocusInPage) return;
    const links = isBack ? Array.from(main?.querySelectorAll('a') ?? []) : [];
    const opener = links.find((link) => link.pathname === before.path);
    (opener ?? main)?.focus({ preventScroll: true });
  }, [pathname, pageKey, locale]);
}

/** A sign-out removes the focused button; on the home page no change of page moves it on. */
function useFocusAfterSignOut(isPlayer: boolean): void {
  const wasPlayer = useRef(isPlayer);
  useEffect(() => {
    const isSignedOut = wasPlayer.current && !isPlayer;
    wasPlayer.current = isPlayer;
    if (isSignedOut && document.activeElement === document.body) {
      document.getElementById(mainId)?.focus({ preventScroll: true });
    }
  }, [isPlayer]);
}

const PageColumn = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  min-height: 100dvh;
`;

/** In place of the header with nav=0; before hydration `firstPaintScript` has seen that. */
const BarSpace = styled.div`
  min-height: 60px;
  padding: 8px ${tokens.layout.gutter};
  background-color: ${tokens.color.ink900};

  html:not([data-nav='0']) &:not([data-embedded]) {
    display: none;
  }
`;

const BrowserNotice = styled.p`
  padding: 10px 20px;
  background-color: ${tokens.color.ink800};
  color: ${tokens.color.soft};
  font-size: ${tokens.size.small};
  line-height: 1.5;
  text-align: center;
`;

/**
 * Hidden by what the browsers of `browserslist` in package.json know and older ones do not: ranges of media queries (Safari 16.4)
 * and color-mix (Chrome and Edge 111, Firefox 113).
 */
const OldBrowserNotice = styled(BrowserNotice)`
  @media (width >= 0) {
    @supports (color: color-mix(in srgb, red, red)) {
      display: none;
    }
  }
`;

const SkipAnchor = styled.a`
  position: fixed;
  top: 8px;
  left: 8px;
  z-index: ${tokens.layer.tooltip};
  padding: 12px 16px;
  border-radius: ${tokens.radius.small};
  background-color: ${tokens.color.paper};
  color: ${tokens.color.paperText};
  font-weight: 700;

  &:not(:focus) {
    transform: translateY(-200%);
  }
  ${notPrinted}
`;

/** Marks `<html>` with `data-hydrated` once the page answers presses. */
function useHydratedMark(): void {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
}

const mainId = 'main';

/** The page's own part of the layout (spec 2, Layout: a main-area wrapper with the role main). */
const MainArea = styled.main`
  display: flow-root;
  flex: 1 0 auto;

  /* No padding: while that changes, browsers do not hold the place of a page that is scrolled. */
  &::before {
    content: '';
    display: block;
    height: ${belowMessages};
  }

  /* A language chosen in the footer loads the page again, and the browser holds the place of the footer. */
  &:has(+ div > footer:focus-within) {
    overflow-anchor: none;
  }
`;
