import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { defaultLocale } from '../../services/locale/supportedLocales';
import { createTestStore, type TestStoreOptions } from '../../store/support/testing/createTestStore';

/**
 * Renders a part of the site with the providers of the real one: store and sagas, texts. Returns the results of
 * `createTestStore` and `render`.
 */
export function renderWithStore(element: ReactElement, options: TestStoreOptions = {}) {
  const test = createTestStore(options);
  const view = render(element, {
    wrapper: ({ children }) => (
      <Provider store={test.store}>
        <IntlProvider locale={defaultLocale} defaultLocale={defaultLocale} onError={failOnTextError}>
          {children}
        </IntlProvider>
      </Provider>
    ),
  });
  return { ...test, ...view };
}

/** Tests use the default texts, so missing translations are expected. Any other text error fails the test. */
function failOnTextError(error: { code: string; message: string }) {
  if (error.code !== 'MISSING_TRANSLATION') throw new Error(error.message);
}
