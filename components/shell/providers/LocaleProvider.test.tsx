import { act, render, screen, waitFor } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { ReactElement } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { Provider } from 'react-redux';
import { createLocaleState } from '../../../store/locale/slice';
import { createTestStore } from '../../../store/support/testing/createTestStore';
import { LocaleProvider } from './LocaleProvider';
import { buildRouter } from '../testing/renderInShell';

const ownPluralRules = Object.getOwnPropertyDescriptor(Intl, 'PluralRules');
const reported: unknown[] = [];
beforeEach(() => {
  reported.length = 0;
  Object.defineProperty(window, 'reportError', { configurable: true, value: (error: unknown) => reported.push(error) });
});
afterEach(() => {
  jest.restoreAllMocks();
  Object.defineProperty(Intl, 'PluralRules', { ...ownPluralRules });
  Reflect.deleteProperty(window, 'reportError');
});

async function show(element: ReactElement) {
  const { store } = createTestStore({ state: { locale: createLocaleState('de-DE') } });
  // The texts are parsed asynchronously.
  await act(async () => {
    render(
      <RouterContext value={buildRouter({ locale: 'de-DE' })}>
        <Provider store={store}>
          <LocaleProvider messages={{}}>{element}</LocaleProvider>
        </Provider>
      </RouterContext>,
    );
    await Promise.resolve();
  });
}

const texts = () => reported.map((error) => (error instanceof Error ? error.message : error));

/** Simulates a browser with data for these languages only. */
const supportOnly = (...languages: string[]) =>
  jest.spyOn(Intl.NumberFormat, 'supportedLocalesOf').mockImplementation((locales) =>
    [locales ?? []]
      .flat()
      .map(String)
      .filter((locale) => languages.includes(locale)),
  );

it('formats in the current language', async () => {
  await show(<FormattedNumber value={1240.5} />);
  expect(screen.getByText('1.240,5')).toBeInTheDocument();
  expect(reported).toEqual([]);
});

it('formats in the default locale when the browser has no data for the current language (spec 4, Locale)', async () => {
  supportOnly('en-US');
  await show(<FormattedNumber value={1240.5} />);
  expect(screen.getByText('1,240.5')).toBeInTheDocument();
  expect(reported).toEqual([]);
});

it('sets the document language to the current language, whatever the router writes there', async () => {
  await show(<p>Hallo</p>);
  expect(document.documentElement.lang).toBe('de-DE');
  document.documentElement.lang = 'en-US';
  await waitFor(() => expect(document.documentElement.lang).toBe('de-DE'));
});

describe('errors are reported with the texts of spec 8', () => {
  it('for a variable that is not provided', async () => {
    await show(<FormattedMessage id="units.line" defaultMessage="{units} Units" />);
    expect(texts()).toEqual(["The intl string context variable 'units' was not provided to the string 'units.line'."]);
  });

  it('for data that neither the locale nor the default locale has', async () => {
    supportOnly();
    await show(<FormattedNumber value={1} />);
    expect(texts()).toEqual(['No locale data has been added for the locale or the default locale.']);
  });

  it('for a language without a plural rule', async () => {
    Object.defineProperty(Intl, 'PluralRules', { ...ownPluralRules, value: undefined });
    await show(
      <FormattedMessage
        id="units.count"
        defaultMessage="{units, plural, one {# Unit} other {# Units}}"
        values={{ units: 1 }}
      />,
    );
    expect(texts()).toEqual(['Locale data is missing a plural rule function.']);
  });
});
