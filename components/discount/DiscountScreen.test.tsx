import { act, screen } from '@testing-library/react';
import { ipCountryLoaded, loginSucceeded } from '../../store/auth/slice';
import { balanceFetched } from '../../store/units/slice';
import { buildLoginReport } from '../../store/support/testing/builders';
import { renderInShell } from '../shell/testing/renderInShell';
import { DiscountScreen } from './DiscountScreen';
import type { FreshGame } from '../../store/discount/pageProps';

const freshGames: FreshGame[] = [
  { slug: 'skylark-isles', title: 'Skylark Isles', picture: null, isReleased: true, from: '2026-11-28T00:00:00.000Z' },
  { slug: 'kite-season', title: 'Kite Season', picture: null, isReleased: false, from: '2027-03-24T00:00:00.000Z' },
];

const show = () => renderInShell(<DiscountScreen freshGames={freshGames} />, { pathname: '/discount' });

const canada = 'In Canada: 20% or 50 CAD, whichever is less.';

it.each([
  '20% off the store for 100 Units',
  'Not for pre-orders, in-game credit packs or games released in the last 3 months.',
  canada,
])('says: %s', (sentence) => {
  show();

  expect(screen.getByText(sentence)).toBeVisible();
});

it('names the games that are too new, and from when they are not', () => {
  show();

  expect(screen.getByText('Skylark Isles').parentElement).toHaveTextContent('From November 28, 2026');
  expect(screen.getByText('Kite Season').parentElement).toHaveTextContent('Not out yet; from March 24, 2027');
});

it('leads to the store', () => {
  show();

  expect(screen.getByRole('link', { name: /Visit the store/ })).toHaveAttribute(
    'href',
    'https://store.meridian.example',
  );
});

it('tells visitors from Canada that its rule is theirs, and no others', () => {
  const { store } = show();
  expect(screen.queryByText('This applies to you')).not.toBeInTheDocument();

  act(() => void store.dispatch(ipCountryLoaded('CA')));

  expect(screen.getByText('This applies to you')).toBeVisible();
});

it.each([
  [1240, 'You have 1,240 Units: enough for 12 codes.'],
  [60, 'You have 60 Units; 40 more and the code is yours.'],
])('tells a player with %d Units what they buy', (units, sentence) => {
  const { store } = show();

  act(() => {
    store.dispatch(loginSucceeded(buildLoginReport()));
    store.dispatch(balanceFetched({ units, expiring: [] }));
  });

  expect(screen.getByText(sentence)).toBeVisible();
});
