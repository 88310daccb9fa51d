import type { AppProps } from 'next/app';
import { ThemeProvider } from 'styled-components';
import { LocaleProvider } from '../components/shell/LocaleProvider';
import type { ClubPage } from '../components/shell/page';
import { Shell } from '../components/shell/Shell';
import { GlobalStyle } from '../components/theme/GlobalStyle';
import { theme } from '../components/theme/theme';
import type { ShellProps } from '../store/pageProps';

interface ClubAppProps extends AppProps<Partial<ShellProps>> {
  Component: ClubPage<Partial<ShellProps>>;
}

export default function ClubApp({ Component, pageProps }: ClubAppProps) {
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyle />
      <LocaleProvider messages={pageProps.messages ?? {}}>
        <Shell {...Component.shell}>
          <Component {...pageProps} />
        </Shell>
      </LocaleProvider>
    </ThemeProvider>
  );
}
