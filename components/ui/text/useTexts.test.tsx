import { renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import { plainEnglish } from './englishTexts';
import { useTexts } from './useTexts';

const french = { 'units.ledger.title': 'Historique', 'units.ledger.from': 'Unités de {month}' };

const ignore = () => undefined;

const InFrench = ({ children }: PropsWithChildren) => (
  <IntlProvider locale="fr-FR" defaultLocale="en-US" messages={french} onError={ignore}>
    {children}
  </IntlProvider>
);

it('given a translation, a text is in the reader’s language, with its values', () => {
  const { result } = renderHook(useTexts, { wrapper: InFrench });
  expect(result.current('units.ledger.title')).toBe('Historique');
  expect(result.current('units.ledger.from', { month: 'mai' })).toBe('Unités de mai');
});

it('given no translation, a text is in English', () => {
  const { result } = renderHook(useTexts, { wrapper: InFrench });
  expect(result.current('units.ledger.count', { shown: 1, total: 2 })).toBe('1 of 2 entries');
});

it('given the same language, the function stays the same', () => {
  const { result, rerender } = renderHook(useTexts, { wrapper: InFrench });
  const first = result.current;
  rerender();
  expect(result.current).toBe(first);
});

it('given nothing to format with, a plain text is there in English', () => {
  expect(plainEnglish('units.ledger.title')).toBe('Units history');
});

it('the compiler knows ids and values', () => {
  const { result } = renderHook(() => ({ t: useTexts(), ...useIntl() }), { wrapper: InFrench });
  const wrong = () => {
    const { t, formatMessage } = result.current;
    // @ts-expect-error: no such text
    t('units.ledger.nothing');
    // @ts-expect-error: the values are missing
    t('units.ledger.from');
    // @ts-expect-error: no such value
    t('units.ledger.from', { day: 1 });
    // @ts-expect-error: a text with tags is for RichText
    t('rewards.player.line', { owned: 1, available: 2, games: 3, b: () => '' });
    // @ts-expect-error: the values are missing where one of two texts is chosen
    t('from' in french ? 'units.ledger.title' : 'units.ledger.from');
    // @ts-expect-error: the values are missing
    formatMessage({ id: 'units.ledger.from' });
  };
  expect(wrong).toEqual(expect.any(Function));
});
