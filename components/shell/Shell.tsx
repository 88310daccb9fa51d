import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { Fragment, type PropsWithChildren } from 'react';
import styled from 'styled-components';
import { selectSignInStatus } from '../../store/account/selectors';
import { selectReloads } from '../../store/locale/selectors';
import { useAppSelector } from '../../store/support/hooks';
import { ErrorBoundary } from '../errors/ErrorBoundary';
import { LoginModal } from '../login/LoginModal';
import { Metrics } from '../metrics/Metrics';
import { Popups } from '../popups/Popups';
import { Footer } from './Footer';
import { Header } from './Header';
import { Main } from './Main';
import { NoScriptNotice } from './NoScriptNotice';
import type { ShellOptions } from './page';
import { SkipLink } from './SkipLink';
import { useFocusOnNewPage } from './useFocusOnNewPage';
import { useLocaleFailure } from './useLocaleFailure';
import { useIsEmbedded } from '../navigation/usePlace';
import { useOnceTrue } from './useOnceTrue';

const ErrorScreen = dynamic(() => import('../errors/ErrorScreen').then((module) => module.ErrorScreen), { ssr: false });
const BurgerMenu = dynamic(() => import('./BurgerMenu').then((module) => module.BurgerMenu), { ssr: false });
const WishNews = dynamic(() => import('./WishNews').then((module) => module.WishNews), { ssr: false });

/**
 * The house around every page: header, main area, footer (spec 1, Page shell). Embedded with nav=0 the page stands alone;
 * until that is known here, the mark of the first paint hides the rest.
 */
export function Shell({ overArt, surface = 'deep', children }: PropsWithChildren<ShellOptions>) {
  const { asPath } = useRouter();
  const isEmbedded = useIsEmbedded();
  const wasMenuOpened = useOnceTrue(useAppSelector((state) => state.interface.showTopMenu));
  const isPlayer = useAppSelector(selectSignInStatus) === 'player';
  const reloads = useAppSelector(selectReloads);
  useFocusOnNewPage();
  useLocaleFailure();
  return (
    <Frame>
      {!isEmbedded && <SkipLink />}
      <Metrics />
      <NoScriptNotice />
      {!isEmbedded && <Header overArt={overArt} />}
      <Main surface={surface}>
        <ErrorBoundary fallback={<ErrorScreen statusCode={500} />} resetKey={asPath}>
          <Fragment key={reloads}>{children}</Fragment>
        </ErrorBoundary>
      </Main>
      {!isEmbedded && <Footer />}
      {wasMenuOpened && <BurgerMenu />}
      <LoginModal />
      <Popups />
      {isPlayer && <WishNews />}
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  min-height: 100dvh;
`;
