import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { ThemeProvider } from 'styled-components';
import { defaultLocale } from '../../services/locale/supportedLocales';
import { createTestStore, type TestStoreOptions } from '../../store/support/testing/createTestStore';
import { theme } from '../theme/theme';

/**
 * Renders a part of the site with all that it finds in the real one: store and sagas, texts, theme. Gives what
 * `createTestStore` gives beside what `render` gives.
 */
export function renderWithStore(element: ReactElement, options: TestStoreOptions = {}) {
  const test = createTestStore(options);
  const view = render(element, {
    wrapper: ({ children }) => (
      <Provider store={test.store}>
        <ThemeProvider theme={theme}>
          <IntlProvider locale={defaultLocale} defaultLocale={defaultLocale} onError={failOnTextError}>
            {children}
          </IntlProvider>
        </ThemeProvider>
      </Provider>
    ),
  });
  return { ...test, ...view };
}

/** Texts are read from the code, so none is translated; any other trouble with a text is a fault. */
function failOnTextError(error: { code: string; message: string }) {
  if (error.code !== 'MISSING_TRANSLATION') throw new Error(error.message);
}
