import { act, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type PropsWithChildren } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import { ServiceError, toFailure } from '../../../services/http/errors';
import { defaultLocale } from '../../../services/locale/supportedLocales';
import { createLocaleState } from '../../../store/locale/slice';
import { type Toast, toastShown } from '../../../store/toasts/slice';
import { balanceFetched } from '../../../store/units/slice';
import { useTexts } from '../../ui/text/useTexts';
import { renderInShell } from '../testing/renderInShell';
import { ShownToasts } from './ShownToasts';
import { featureContent, isOfFeature, shellContent } from './Toasts';

const shown = (news: Toast, timeZone = 'UTC') => {
  const toast = { ...news, id: 1 };
  const wrapper = ({ children }: PropsWithChildren) => (
    <IntlProvider locale={defaultLocale} defaultLocale={defaultLocale} timeZone={timeZone} onError={() => undefined}>
      {children}
    </IntlProvider>
  );
  const { result } = renderHook(() => ({ t: useTexts(), intl: useIntl() }), { wrapper });
  const { t, intl } = result.current;
  const { kind, title, detail, action } = isOfFeature(toast)
    ? featureContent(toast, t)
    : shellContent(toast, t, intl.formatDate);
  return [kind, title, detail, action?.label];
};
const rejection = toFailure(new ServiceError({ message: '', status: 409, errorCode: 2001 }));
const noResponse = toFailure(new ServiceError({ message: '', status: 0 }));
const claim = { about: 'claim', rewardId: 'mask', name: 'Mask' } as const;
const nothing = { units: 0, xp: 0, level: null, badges: [] };

test.each<[string, Toast, ReturnType<typeof shown>]>([
  [
    'a text of a screen',
    { kind: 'good', title: 'Saved', detail: 'To a file' },
    ['good', 'Saved', 'To a file', undefined],
  ],
  [
    'a claim that ended after its dialog was left',
    { ...claim, failure: null, unitBalance: 90 },
    ['units', 'Mask is yours', 'Your balance is 90 Units.', 'See details'],
  ],
  [
    'a goal that was claimed by itself, with an unknown balance',
    { ...claim, failure: null, unitBalance: null },
    ['units', 'Mask is yours', undefined, 'See details'],
  ],
  [
    'a claim that was rejected',
    { ...claim, failure: rejection, unitBalance: null },
    ['error', 'We couldn’t claim Mask', 'No Units were taken.', 'See details'],
  ],
  [
    'a redemption without a response',
    { about: 'redemption', failure: noResponse, unitBalance: null },
    [
      'error',
      'We don’t know yet if that went through',
      'We couldn’t reach the club. Try again: we won’t take your Units twice.',
      'See details',
    ],
  ],
  [
    'a gift that was sent',
    { about: 'gift', failure: null, unitBalance: 90 },
    ['units', 'Your gift is on its way', 'Your balance is 90 Units.', 'See details'],
  ],
  [
    'a gift that was declined',
    { about: 'giftDeclined', name: 'Corin' },
    ['good', 'Gift declined and returned to Corin', undefined, undefined],
  ],
  [
    'a claim that turned out to be undone',
    { about: 'undo', units: 30, failure: null, unitBalance: 120 },
    ['units', '30 Units are back', 'Your balance is 120 Units.', 'See details'],
  ],
  [
    'what was gained in a game',
    { about: 'progress', cause: 'return', ...nothing, units: 30, xp: 520, badges: ['Last Light'] },
    ['units', 'Since your last visit', 'New badge: Last Light · 30 Units earned · +520 XP', undefined],
  ],
  [
    'a level that banking reached',
    { about: 'progress', cause: 'banking', ...nothing, level: 24 },
    ['level', 'Level 24 reached', undefined, undefined],
  ],
  [
    'a level that was reached since the last visit',
    { about: 'progress', cause: 'return', ...nothing, units: 30, level: 24 },
    ['level', 'Level 24 reached', '30 Units earned', undefined],
  ],
  [
    'a sign-out everywhere',
    { about: 'signedOutEverywhere' },
    ['good', 'You’re signed out everywhere', undefined, undefined],
  ],
  [
    'a friend who could not be removed',
    { about: 'friend', news: 'removal', name: 'Ansel' },
    ['error', 'We couldn’t remove Ansel', expect.any(String), undefined],
  ],
  [
    'a request that was sent',
    { about: 'friend', news: 'asked', name: 'Dune' },
    ['good', 'Friend request sent to Dune', undefined, undefined],
  ],
])('%s', (_case, toast, texts) => {
  expect(shown(toast)).toEqual(texts);
});

test.each(['America/Los_Angeles', 'UTC', 'Pacific/Auckland'])(
  'an account that its player has closed is deleted after the same day in %s',
  (timeZone) => {
    expect(shown({ about: 'closing', at: Date.parse('2026-12-10T11:59:59.999Z') }, timeZone)).toEqual([
      'notice',
      'Your account will be deleted after December 9, 2026',
      'To keep it, sign in by then and choose “Keep my account.”',
      undefined,
    ]);
  },
);

test('messages that waited behind others name the balance of now', async () => {
  const { store } = renderInShell(<ShownToasts />);
  const banking = { about: 'banking', count: 1, units: 60, xp: 0 } as const;
  act(() => {
    for (const title of ['One', 'Two', 'Three']) store.dispatch(toastShown({ kind: 'good', title }));
    store.dispatch(toastShown({ ...banking, unitBalance: 240 }));
    store.dispatch(toastShown({ ...claim, failure: null, unitBalance: 210 }));
    store.dispatch(balanceFetched({ units: 180, expiring: [] }));
  });
  for (let shownFirst = 0; shownFirst < 2; shownFirst += 1) {
    await userEvent.click((await screen.findAllByRole('button', { name: 'Close' }))[0] ?? document.body);
  }
  expect(screen.getAllByText('Your balance is 180 Units.')).toHaveLength(2);
});

test('what another feature says is in the language of the page, which lacks that text', async () => {
  const messages = { ['gifts.declined']: 'Cadeau refusé et rendu à {name}' };
  const { store } = renderInShell(
    <ShownToasts />,
    {},
    {
      dependencies: { fetch: () => Promise.resolve(Response.json(messages)) },
      state: { locale: createLocaleState('fr-FR') },
    },
  );
  act(() => void store.dispatch(toastShown({ about: 'giftDeclined', name: 'Corin' })));
  expect(await screen.findByText('Cadeau refusé et rendu à Corin')).toBeVisible();
});
