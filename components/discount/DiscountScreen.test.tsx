import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { toFailure } from '../../services/http/errors';
import { wireBoughtKey, wireError, wireKey } from '../../services/testing/wireResponses';
import { loginFailed, loginSucceeded, userInfoLoaded } from '../../store/session/events';
import { ipCountryLoaded } from '../../store/auth/slice';
import type { FreshGame } from '../../store/discount/pageProps';
import { changedElsewhere } from '../../store/otherTabs/slice';
import { balanceFailed, balanceFetched } from '../../store/units/slice';
import { buildLoginReport, buildUser } from '../../store/support/testing/builders';
import { testServicesUrl } from '../../store/support/testing/createTestStore';
import { noSession } from '../../store/support/testing/fakeSignOn';
import { confirmSpending } from '../spend/testing/confirmSpending';
import { renderInShell } from '../shell/testing/renderInShell';
import { DiscountScreen } from './DiscountScreen';
import { insertStyles } from '../testing/styles';

insertStyles();

const keysUrl = `${testServicesUrl}/customintegrations/CRMCustomIntegrations.svc/rest/v1/profiles/me/PromotionKeyRewards`;
const freshGames: FreshGame[] = [
  { slug: 'skylark-isles', title: 'Skylark Isles', picture: null, isReleased: true, from: '2026-11-28T00:00:00.000Z' },
  { slug: 'kite-season', title: 'Kite Season', picture: null, isReleased: false, from: '2027-03-24T00:00:00.000Z' },
];
const good = wireBoughtKey({ code: 'MERIDIAN-GOOD', expiresAt: '2099-06-04T12:00:00.0000000Z' });
const old = wireBoughtKey({ code: 'MERIDIAN-OLD', expiresAt: '2020-06-04T12:00:00.0000000Z' });

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() =>
  server.use(
    http.get(keysUrl, () => HttpResponse.json({ keys: [good, old] })),
    http.get(`${testServicesUrl}/clubwip/v1/profiles/me/club/website/newbalance`, () =>
      HttpResponse.json({ units: 1140, expiring: [] }),
    ),
  ),
);
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const show = () => renderInShell(<DiscountScreen freshGames={freshGames} />, { pathname: '/discount' });

async function showForPlayer(units: number | null = 1240) {
  const view = show();
  act(() => {
    view.store.dispatch(loginSucceeded(buildLoginReport()));
    if (units !== null) view.store.dispatch(balanceFetched({ units, expiring: [] }));
  });
  await screen.findByRole('button', { name: 'Trade 100 Units for a code' });
  return view;
}

const canada = 'In Canada: 20% or 50 CAD, whichever is less.';

describe('the discount, for everyone', () => {
  it.each([
    '20% off the store for 100 Units',
    'Not for pre-orders, in-game credit packs or games released in the last 3 months.',
    canada,
  ])('shows: %s', (sentence) => {
    show();
    expect(screen.getByText(sentence)).toBeVisible();
  });

  it('lists the games that are too new, with the date from which they count', () => {
    show();
    expect(screen.getByText('Skylark Isles').parentElement).toHaveTextContent('Eligible from November 28, 2026');
    expect(screen.getByText('Kite Season').parentElement).toHaveTextContent(
      'Not out yet; eligible from March 24, 2027',
    );
  });

  it('links to the store', () => {
    show();
    expect(screen.getByRole('link', { name: /Visit the store/ })).toHaveAttribute(
      'href',
      'http://localhost:4000/publisher/store',
    );
  });

  it('shows only visitors from Canada that its rule applies to them', () => {
    const { store } = show();
    expect(screen.queryByText('Applies to you')).not.toBeInTheDocument();
    act(() => void store.dispatch(ipCountryLoaded('CA')));
    expect(screen.getByText('Applies to you')).toBeVisible();
  });
});

describe('the discount, for visitors', () => {
  it('opens the sign-in, stays on the page, and then opens the dialog for a code', async () => {
    const { store } = show();
    act(() => void store.dispatch(loginFailed(toFailure(noSession()))));

    await userEvent.click(screen.getByRole('button', { name: 'Sign in for your code' }));
    expect(store.getState().interface).toMatchObject({ showLoginModal: true, redirectAfterLogin: false });

    act(() => {
      store.dispatch(loginSucceeded(buildLoginReport()));
      store.dispatch(balanceFetched({ units: 1240, expiring: [] }));
    });
    expect(await screen.findByRole('heading', { name: 'Use 100 Units for a code?' })).toBeVisible();
  });
});

describe('the discount, for players', () => {
  it.each([
    [1240, 'You have 1,240 Units: enough for 12 codes.'],
    [60, 'You have 60 Units; 40 more and the code is yours.'],
  ])('shows how many codes %d Units pay for', async (units, sentence) => {
    await showForPlayer(units);
    expect(screen.getByText(sentence)).toBeVisible();
  });

  it('shows how many Units are missing when the balance is too low, and where to earn them', async () => {
    await showForPlayer(60);
    expect(screen.getByRole('button', { name: 'Trade 100 Units for a code' })).toHaveAccessibleDescription(
      '40 Units short',
    );
    expect(screen.getByRole('link', { name: 'Earn them in this week’s challenges' })).toHaveAttribute(
      'href',
      '/challenges',
    );
  });

  it('shows the specified text when the balance is not available', async () => {
    const { store } = await showForPlayer(null);
    act(() => void store.dispatch(balanceFailed(6)));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Sorry, your balance is not available at the moment. Please retry later.',
    );
  });

  it('takes the Units in two steps and shows the code', async () => {
    server.use(http.post(keysUrl, () => HttpResponse.json({ keys: [wireKey()], unitBalance: 1140 })));
    const { store } = await showForPlayer();
    await userEvent.click(screen.getByRole('button', { name: 'Trade 100 Units for a code' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Get a code for the store' }));
    expect(dialog.getByText('Remaining balance')).toHaveTextContent('1,140');

    await confirmSpending('Use 100 Units');

    expect(await dialog.findByRole('heading', { name: 'Here’s your code' })).toBeVisible();
    expect(dialog.getByText('MERIDIAN-4F7A-91C2-0B3D')).toBeVisible();
    expect(dialog.getByText('Good for one order through June 4, 2024')).toBeVisible();
    expect(await dialog.findByText(/Your balance is 1,140 Units./)).toHaveRole('status');
    expect(store.getState().profile.units).toBe(1140);

    // Another tab spends.
    act(() => void store.dispatch(balanceFetched({ units: 1040, expiring: [] })));
    expect(dialog.getByText('Your balance now').closest('li')).toHaveTextContent('1,040');
  });

  it('leads to the changed policies where the platform rejects the code for them', async () => {
    server.use(http.post(keysUrl, () => HttpResponse.json(wireError(2026, 403), { status: 403 })));
    const { store } = await showForPlayer();
    act(() => void store.dispatch(userInfoLoaded(buildUser())));
    await userEvent.click(screen.getByRole('button', { name: 'Trade 100 Units for a code' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Get a code for the store' }));
    await confirmSpending('Use 100 Units');

    expect(await dialog.findByText(/claim rewards, give or accept gifts, get codes or add friends/)).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Read and accept policies' })).toHaveAttribute(
      'href',
      '/discount?_popup=profile',
    );
    expect(dialog.queryByRole('button', { name: /Units|again/ })).not.toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
  });

  it.each([
    ['rejects', () => HttpResponse.json(wireError(2001, 409), { status: 409 }), /No Units were taken/, 'Use 100 Units'],
    ['fails', () => HttpResponse.json(wireError(1, 400), { status: 400 }), /No Units were taken/],
    ['does not respond', () => HttpResponse.error(), /we won’t take your Units twice/],
    ['is not reached by a gateway', () => new HttpResponse(null, { status: 504 }), /we won’t take your Units twice/],
  ])(
    'shows what happened to the Units when the platform %s, and retries',
    async (_, response, text, retry = 'Try again') => {
      server.use(http.post(keysUrl, response));
      await showForPlayer();
      await userEvent.click(screen.getByRole('button', { name: 'Trade 100 Units for a code' }));
      const dialog = within(await screen.findByRole('dialog'));
      await confirmSpending('Use 100 Units');
      expect(await dialog.findByRole('alert')).toHaveTextContent(text);

      server.use(http.post(keysUrl, () => HttpResponse.json({ keys: [wireKey()], unitBalance: 1140 })));
      await confirmSpending(retry);
      expect(await dialog.findByRole('heading', { name: 'Here’s your code' })).toBeVisible();
    },
  );

  it('promises no balance and lets the player try again where the Units may have been taken already', async () => {
    server.use(http.post(keysUrl, () => HttpResponse.error()));
    const { store } = await showForPlayer(120);
    await userEvent.click(screen.getByRole('button', { name: 'Trade 100 Units for a code' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Remaining balance')).toHaveTextContent('20');
    await confirmSpending('Use 100 Units');
    await dialog.findByRole('alert');
    act(() => void store.dispatch(balanceFetched({ units: 20, expiring: [] })));
    expect(dialog.queryByText('Remaining balance')).not.toBeInTheDocument();

    server.use(http.post(keysUrl, () => HttpResponse.json({ keys: [wireKey()], unitBalance: 20 })));
    await confirmSpending('Try again');
    expect(await dialog.findByRole('heading', { name: 'Here’s your code' })).toBeVisible();
  });

  it('says in the open dialog that a code was got in another window', async () => {
    const { store } = await showForPlayer();
    await screen.findByText('MERIDIAN-GOOD');
    await userEvent.click(screen.getByRole('button', { name: 'Trade 100 Units for a code' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByText('Your discount code is ready')).not.toBeInTheDocument();

    const bought = { ...good, code: 'MERIDIAN-NEW' };
    server.use(http.get(keysUrl, () => HttpResponse.json({ keys: [bought, good, old] })));
    act(() => void store.dispatch(changedElsewhere('claims')));
    expect(await dialog.findByText('Your discount code is ready')).toBeVisible();
  });

  describe('leaves a code of unknown outcome', () => {
    async function leaveUnsure(codes: object[]) {
      server.use(http.post(keysUrl, () => HttpResponse.error()));
      const { store } = await showForPlayer();
      await screen.findByText('MERIDIAN-GOOD');
      await userEvent.click(screen.getByRole('button', { name: 'Trade 100 Units for a code' }));
      await confirmSpending('Use 100 Units');
      await screen.findByText(/so we don’t know yet if you got your code/);

      server.use(http.get(keysUrl, () => HttpResponse.json({ keys: codes })));
      await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
      expect(await screen.findByText('You have 1,140 Units: enough for 11 codes.')).toBeVisible();
      return store;
    }

    /** With a key: a second press at the place that closed a dialog opens nothing. */
    async function openAgain() {
      screen.getByRole('button', { name: 'Trade 100 Units for a code' }).focus();
      await userEvent.keyboard('{Enter}');
    }

    it('and reads that it is ready where it is there', async () => {
      const store = await leaveUnsure([{ ...good, code: 'MERIDIAN-NEW' }, good, old]);
      expect(await screen.findByText('MERIDIAN-NEW')).toBeVisible();
      expect(store.getState().toasts.shown).toMatchObject([{ about: 'redemption', failure: null, unitBalance: 1140 }]);
      await openAgain();
      expect(await screen.findByRole('button', { name: 'Use 100 Units' })).toBeVisible();
    });

    it('and is warned again where it is not', async () => {
      const store = await leaveUnsure([good, old]);
      await openAgain();
      expect(await screen.findByText(/so we don’t know yet if you got your code/)).toBeVisible();
      expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
      expect(store.getState().toasts.shown).toEqual([]);
    });
  });
});

describe("a player's codes", () => {
  it('are listed, valid ones first, and can be copied', async () => {
    const user = userEvent.setup();
    await showForPlayer();

    expect(await screen.findByText('MERIDIAN-GOOD')).toBeVisible();
    expect(screen.getByText('Good for one order through June 4, 2099')).toBeVisible();
    const copy = screen.getByRole('button', { name: 'Copy code' });
    expect(copy).toHaveAccessibleDescription('MERIDIAN-GOOD');
    await user.click(copy);
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();

    expect(screen.getByText('MERIDIAN-OLD')).not.toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show 1 expired code' }));
    expect(screen.getByText('MERIDIAN-OLD')).toBeVisible();
    expect(screen.getByText('Expired on June 4, 2020')).toBeVisible();
  });

  it('show an error when loading fails, and load again on retry', async () => {
    server.use(http.get(keysUrl, () => HttpResponse.json(wireError(1, 400), { status: 400 })));
    await showForPlayer();
    const alert = await screen.findByText('We couldn’t load your codes, but they’re safe. Try again.');
    expect(alert).toBeVisible();

    server.use(http.get(keysUrl, () => HttpResponse.json({ keys: [good] })));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('MERIDIAN-GOOD')).toBeVisible();
  });
});
