import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { errorText } from '../../services/http/errorCatalog';
import { wireBalanceHistory, wireGame, wireTransaction } from '../../services/testing/wireResponses';
import { loginFailed, loginSucceeded, userInfoLoaded } from '../../store/session/events';
import { toFailure } from '../../services/http/errors';
import { buildLoginReport, buildUser } from '../../store/support/testing/builders';
import { testServicesUrl } from '../../store/support/testing/createTestStore';
import { noSession } from '../../store/support/testing/fakeSignOn';
import { ShownToasts } from '../shell/providers/ShownToasts';
import { renderInShell } from '../shell/testing/renderInShell';
import type { UnitsFacts } from '../../store/units/pageProps';
import { UnitsScreen } from './UnitsScreen';

const website = `${testServicesUrl}/clubwip/v1/profiles/me/club/website`;
const ledgerUrl = `${testServicesUrl}/v1/profiles/me/club/units/transactions`;
const historyUrl = `${testServicesUrl}/v1/profiles/me/club/units/history`;
const facts: UnitsFacts = { gains: { weekly: [10, 60] }, prices: [10, 1600], totalRewards: 756 };
const balance = { units: 1240, expiring: [{ units: 120, expiresAt: '2099-11-30T23:59:59.9990000Z' }] };

/** The queries of the requests for the ledger. */
const queries: URLSearchParams[] = [];

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() =>
  server.use(
    http.get(`${website}/newbalance`, () => HttpResponse.json(balance)),
    http.get(`${website}/games/owned`, () => HttpResponse.json([wireGame()])),
    http.get(`${testServicesUrl}/v1/profiles/me/club/rewards/claims`, () =>
      HttpResponse.json({ claims: [], total: 0 }),
    ),
    http.get(historyUrl, () => HttpResponse.json(wireBalanceHistory())),
    http.get(ledgerUrl, ({ request }) => {
      const { searchParams } = new URL(request.url);
      queries.push(searchParams);
      const [offset, limit] = [Number(searchParams.get('offset')), Number(searchParams.get('limit'))];
      const total = searchParams.get('type') === 'expired' ? 0 : 30;
      const transactions = Array.from({ length: Math.max(0, Math.min(limit, total - offset)) }, (_, index) =>
        wireTransaction({ id: `line-${offset + index}`, source: { type: 'reward', name: `Mask ${offset + index}` } }),
      );
      return HttpResponse.json({ transactions, total });
    }),
  ),
);
afterEach(() => {
  server.resetHandlers();
  queries.length = 0;
  window.history.replaceState(null, '', '/');
});
afterAll(() => server.close());

function showForVisitor() {
  const view = renderInShell(<UnitsScreen facts={facts} />);
  act(() => void view.store.dispatch(loginFailed(toFailure(noSession()))));
  return view;
}

function showForPlayer() {
  const view = renderInShell(
    <>
      <UnitsScreen facts={facts} />
      <ShownToasts />
    </>,
  );
  act(() => void view.store.dispatch(loginSucceeded(buildLoginReport())));
  return view;
}

describe('the page about Units, for visitors', () => {
  it('explains how Units are earned, spent and expire', () => {
    showForVisitor();
    expect(screen.getByRole('heading', { level: 1, name: 'Units are our thanks for playing' })).toBeInTheDocument();
    expect(screen.getByText('Weekly challenges')).toBeInTheDocument();
    expect(screen.getByText('+10 to +60')).toBeInTheDocument();
    expect(screen.getByText('10 to 60 Units')).toBeInTheDocument();
    expect(screen.getByText('−10 to −1,600')).toBeInTheDocument();
    expect(screen.getByText('More than 700 to choose from. Rarer rewards cost more.')).toBeInTheDocument();
    expect(screen.getByText('20% off the store')).toBeInTheDocument();
    expect(screen.getByText('Until the end of March 2019')).toBeInTheDocument();
    expect(screen.getByText('From April 1, 2019')).toBeInTheDocument();
    expect(screen.getByText(/Only Units earned after April 1, 2019, expire/)).toBeInTheDocument();
    expect(screen.queryByText('Applies to you')).not.toBeInTheDocument();
  });

  it('opens the login from the balance check and stays on the page', async () => {
    const { store } = showForVisitor();
    await userEvent.click(screen.getByRole('button', { name: 'Sign in to check' }));
    expect(store.getState().interface).toMatchObject({
      showLoginModal: true,
      showRegister: false,
      redirectAfterLogin: false,
    });
    await userEvent.click(screen.getByRole('button', { name: 'Create an account' }));
    expect(store.getState().interface.showRegister).toBe(true);
  });

  it('highlights the rule for Canada in Canada', () => {
    const view = renderInShell(<UnitsScreen facts={facts} />);
    const { auth } = view.store.getState();
    view.unmount();
    renderInShell(<UnitsScreen facts={facts} />, {}, { state: { auth: { ...auth, ipCountry: 'CA' } } });
    const [rule] = screen.getAllByText('Applies to you');
    expect(rule?.closest('li')).toHaveTextContent('Only Units earned after April 1, 2019, expire');
  });
});

describe('the page about Units, for players', () => {
  it('shows the balance, the next expiry and the ledger, page by page', async () => {
    showForPlayer();
    expect(await screen.findByText('1,240 Units')).toBeInTheDocument();
    expect(screen.getByText('120 expire on November 30, 2099')).toBeInTheDocument();

    const ledger = await screen.findByRole('table', { name: 'Units history' });
    expect(within(ledger).getAllByRole('row')).toHaveLength(21);
    expect(await within(ledger).findAllByText('Halcyon Orbit')).toHaveLength(20);

    await userEvent.click(screen.getByRole('button', { name: 'Show older entries' }));
    await waitFor(() => expect(within(ledger).getAllByRole('row')).toHaveLength(31));
    expect(screen.queryByRole('button', { name: 'Show older entries' })).not.toBeInTheDocument();
    expect(window.location.search).toBe('?pages=2');
    await waitFor(() => expect(screen.getByRole('status', { name: '' })).toHaveTextContent('30 of 30 entries'), {
      timeout: 2000,
    });
  });

  it.each([
    ['2019-03-31T23:59:59Z', true],
    ['2019-04-01T00:00:00Z', false],
  ])('explains the transition to who joined at %s: %s', async (dateCreated, isExplained) => {
    const { store } = showForPlayer();
    act(() => void store.dispatch(userInfoLoaded(buildUser({ dateCreated }))));
    const section = (await screen.findByRole('heading', { name: 'Units last 2 years' })).closest('section');
    expect(section?.textContent).toContain('Units expire 2 years after you earn them, on the last day of that month');
    expect(section?.textContent.includes('Here’s how the rule began.')).toBe(isExplained);
    expect(section?.textContent.includes('Until the end of March 2019')).toBe(isExplained);
  });

  it('filters the ledger by kind and game, and writes both into the address', async () => {
    showForPlayer();
    await screen.findByRole('table', { name: 'Units history' });

    await userEvent.click(screen.getByRole('button', { name: 'Spent' }));
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Game' }), 'Halcyon Orbit');

    await waitFor(() => expect(queries.at(-1)?.get('spaceId')).toBe('space-halcyon'));
    expect(queries.at(-1)?.get('type')).toBe('spent');
    expect(window.location.search).toBe('?kind=spent&game=halcyon-orbit');
  });

  it('reads kind, game and number of pages from the address', async () => {
    window.history.replaceState(null, '', '/units?kind=earned&game=halcyon-orbit&pages=2');
    showForPlayer();

    const ledger = await screen.findByRole('table', { name: 'Units history' });
    expect(within(ledger).getAllByRole('row')).toHaveLength(31);
    expect(screen.getByRole('button', { name: 'Earned' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('combobox', { name: 'Game' })).toHaveValue('halcyon-orbit');
    const filtered = queries.filter((query) => query.has('type'));
    expect(filtered.map((query) => [query.get('type'), query.get('spaceId'), query.get('limit')])).toEqual([
      ['earned', 'space-halcyon', '40'],
    ]);
  });

  it.each(['?kind=stolen&pages=-3', '?game=no-such-game'])('ignores %s', async (search) => {
    window.history.replaceState(null, '', `/units${search}`);
    showForPlayer();

    const ledger = await screen.findByRole('table', { name: 'Units history' });
    expect(within(ledger).getAllByRole('row')).toHaveLength(21);
    expect(screen.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('reloads the games if they failed and the address names one', async () => {
    server.use(http.get(`${website}/games/owned`, () => HttpResponse.json({}, { status: 500 }), { once: true }));
    window.history.replaceState(null, '', '/units?game=halcyon-orbit');
    showForPlayer();

    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('We couldn’t load your Units history');
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('table', { name: 'Units history' })).toBeInTheDocument();
    expect(queries.at(-1)?.get('spaceId')).toBe('space-halcyon');
  });

  it('shows that no entry matches, and resets the filters', async () => {
    showForPlayer();
    await screen.findByRole('table', { name: 'Units history' });
    await userEvent.click(screen.getByRole('button', { name: 'Expired' }));
    expect(await screen.findByRole('heading', { name: 'No matching entries' })).toBeInTheDocument();
    expect(screen.queryByText(/^0 of 0/)).not.toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Show all entries' }));
    expect(await screen.findByRole('table', { name: 'Units history' })).toBeInTheDocument();
    expect(window.location.search).toBe('');
  });

  it('keeps the loaded entries when older ones fail, and retries', async () => {
    showForPlayer();
    const ledger = await screen.findByRole('table', { name: 'Units history' });
    server.use(http.get(ledgerUrl, () => HttpResponse.json({}, { status: 500 }), { once: true }));
    await userEvent.click(screen.getByRole('button', { name: 'Show older entries' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('Your Units and your history are safe');
    expect(within(ledger).getAllByRole('row')).toHaveLength(21);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(within(ledger).getAllByRole('row')).toHaveLength(31));
  });

  describe('as a file', () => {
    const saved: { name: string; content: Promise<string> }[] = [];
    beforeEach(() => {
      saved.length = 0;
      let last: Blob | undefined;
      URL.createObjectURL = (blob) => {
        if (blob instanceof Blob) last = blob;
        return 'blob:file';
      };
      URL.revokeObjectURL = () => undefined;
      jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
        if (this.download !== '') saved.push({ name: this.download, content: last?.text() ?? Promise.resolve('') });
      });
    });
    afterEach(() => jest.restoreAllMocks());

    it('saves the whole ledger, also the entries that are not shown', async () => {
      showForPlayer();
      await screen.findByRole('table', { name: 'Units history' });
      await userEvent.click(screen.getByRole('button', { name: 'Spent' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Save Units history as CSV' }));

      expect(await screen.findByText('Units history saved')).toBeInTheDocument();
      expect(saved).toHaveLength(1);
      expect(saved[0]?.name).toMatch(/^meridian-club-units-\d{4}-\d\d-\d\d\.csv$/);
      expect((await saved[0]?.content)?.trim().split('\r\n')).toHaveLength(31);
    });

    it('saves nothing if a page of the ledger fails', async () => {
      showForPlayer();
      await screen.findByRole('table', { name: 'Units history' });
      server.use(http.get(ledgerUrl, () => HttpResponse.json({}, { status: 500 })));
      await userEvent.click(screen.getByRole('button', { name: 'Save Units history as JSON' }));

      expect(await screen.findByText('We couldn’t create the file')).toBeInTheDocument();
      expect(saved).toEqual([]);
    });
  });

  it('draws the balance over time with a table of month ends, for the months in the address', async () => {
    const { unmount } = showForPlayer();
    const table = await screen.findByRole('table', { name: 'Balance at the end of each month' });
    expect(within(table).getAllByRole('row').length).toBeGreaterThan(24);
    await userEvent.click(screen.getByRole('button', { name: '6 months' }));
    const isShort = async () =>
      within(await screen.findByRole('table', { name: /end of each month/ })).getAllByRole('row').length < 10;
    expect(await isShort()).toBe(true);
    await waitFor(() => expect(window.location.search).toBe('?months=6'));

    unmount();
    showForPlayer();
    expect(await isShort()).toBe(true);
    expect(screen.getByRole('button', { name: '6 months' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(screen.getByRole('button', { name: '24 months' }));
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  it('shows the specified text when the balance is not available, and retries', async () => {
    server.use(http.get(`${website}/newbalance`, () => HttpResponse.json({ errorCode: 6, message: 'No.' })));
    const { store } = showForPlayer();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(errorText('units/balanceUnavailable'));
    expect(store.getState().units.error).toBe(6);

    server.use(http.get(`${website}/newbalance`, () => HttpResponse.json(balance)));
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1,240 Units')).toBeInTheDocument();
  });

  it('shows an error with a retry button for the ledger and for the history', async () => {
    const failed = () => HttpResponse.json({}, { status: 500 });
    server.use(http.get(ledgerUrl, failed), http.get(historyUrl, failed));
    showForPlayer();
    expect(await screen.findByText('We couldn’t load your Units history')).toBeInTheDocument();
    expect(await screen.findByText('We couldn’t load the chart')).toBeInTheDocument();
    expect(screen.getByText('1,240 Units')).toBeInTheDocument();
  });
});
