import type { AppProps } from 'next/app';
import { Activity } from 'react';
import { ErrorBoundary } from '../components/errors/ErrorBoundary';
import { LastResort } from '../components/errors/LastResort';
import { LocaleProvider } from '../components/shell/providers/LocaleProvider';
import { forgetCancelledChanges } from '../components/navigation/forgetCancelledChanges';
import { keepAddress } from '../components/navigation/keepAddress';
import { keepPage } from '../components/navigation/keepPage';
import { keepScroll } from '../components/navigation/keepScroll';
import type { ClubPage } from '../components/shell/pageOf';
import { loadPicturesForPrint } from '../components/shell/loadPicturesForPrint';
import { Shell } from '../components/shell/Shell';
import { StoreProvider } from '../components/shell/providers/StoreProvider';
import { ShownToasts } from '../components/shell/providers/ShownToasts';
import type { ShellProps } from '../store/pageProps';

interface ClubAppProps extends AppProps<Partial<ShellProps>> {
  Component: ClubPage<Partial<ShellProps>>;
}

const noMessages = {};

keepAddress();
keepPage();
keepScroll();
forgetCancelledChanges();
loadPicturesForPrint();

export default function ClubApp({ Component, pageProps }: ClubAppProps) {
  return (
    <ErrorBoundary fallback={<LastResort />}>
      <StoreProvider>
        <LocaleProvider messages={pageProps.messages ?? noMessages}>
          {/* React hydrates what is in an Activity in steps of a few milliseconds, and the rest in one task. */}
          <Activity>
            <Shell {...Component.shell}>
              <Component {...pageProps} />
            </Shell>
          </Activity>
          <ShownToasts />
        </LocaleProvider>
      </StoreProvider>
    </ErrorBoundary>
  );
}
