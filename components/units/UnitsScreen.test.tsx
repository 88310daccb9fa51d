import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { errorText } from '../../services/http/errorCatalogue';
import { wireGame, wireTransaction } from '../../services/testing/wireReplies';
import { loginFailed, loginSucceeded } from '../../store/auth/slice';
import { toFailure } from '../../services/http/errors';
import { buildLoginReport } from '../../store/support/testing/builders';
import { testServicesUrl } from '../../store/support/testing/createTestStore';
import { noSession } from '../../store/support/testing/fakeSignOn';
import { renderInShell } from '../shell/testing/renderInShell';
import type { UnitsFacts } from '../../store/units/pageProps';
import { UnitsScreen } from './UnitsScreen';

const website = `${testServicesUrl}/clubwip/v1/profiles/me/club/website`;
const ledgerUrl = `${testServicesUrl}/v1/profiles/me/club/units/transactions`;
const facts: UnitsFacts = { gains: { weekly: [10, 60] }, prices: [10, 1600], totalRewards: 756 };
const balance = { units: 1240, expiring: [{ units: 120, expiresAt: '2099-11-30T23:59:59.9990000Z' }] };

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() =>
  server.use(
    http.get(`${website}/newbalance`, () => HttpResponse.json(balance)),
    http.get(`${website}/games/owned`, () => HttpResponse.json([wireGame()])),
    http.get(ledgerUrl, ({ request }) => {
      const { searchParams } = new URL(request.url);
      const [offset, limit] = [Number(searchParams.get('offset')), Number(searchParams.get('limit'))];
      const total = searchParams.get('type') === 'expired' ? 0 : 30;
      const transactions = Array.from({ length: Math.max(0, Math.min(limit, total - offset)) }, (_, index) =>
        wireTransaction({ id: `line-${offset + index}`, source: { type: 'reward', name: `Mask ${offset + index}` } }),
      );
      return HttpResponse.json({ transactions, total });
    }),
  ),
);
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function showForVisitor() {
  const view = renderInShell(<UnitsScreen facts={facts} />);
  act(() => void view.store.dispatch(loginFailed(toFailure(noSession()))));
  return view;
}

function showForPlayer() {
  const view = renderInShell(<UnitsScreen facts={facts} />);
  act(() => void view.store.dispatch(loginSucceeded(buildLoginReport())));
  return view;
}

describe('the page about Units, for visitors', () => {
  it('tells how Units are earned, spent and when they expire', () => {
    showForVisitor();
    expect(screen.getByRole('heading', { level: 1, name: 'Units are our thanks for playing' })).toBeInTheDocument();
    expect(screen.getByText('Weekly challenges')).toBeInTheDocument();
    expect(screen.getByText('+10 to 60')).toBeInTheDocument();
    expect(screen.getByText('−10 to 1,600')).toBeInTheDocument();
    expect(screen.getByText('More than 700 of them. The rarer, the dearer.')).toBeInTheDocument();
    expect(screen.getByText('20% off the store')).toBeInTheDocument();
    expect(screen.getByText('Until the end of March 2019')).toBeInTheDocument();
    expect(screen.getByText('From 1 April 2019')).toBeInTheDocument();
    expect(screen.getByText(/Only Units acquired after 1 April 2019 expire/)).toBeInTheDocument();
    expect(screen.queryByText('This is you')).not.toBeInTheDocument();
  });

  it('opens the log-in from the balance check, and stays on the page', async () => {
    const { store } = showForVisitor();
    await userEvent.click(screen.getByRole('button', { name: 'Log in to check' }));
    expect(store.getState().interface).toMatchObject({
      showLoginModal: true,
      showRegister: false,
      redirectAfterLogin: false,
    });
    await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
    expect(store.getState().interface.showRegister).toBe(true);
  });

  it('points out the rule for Canada to readers in Canada', () => {
    const view = renderInShell(<UnitsScreen facts={facts} />);
    const { auth } = view.store.getState();
    view.unmount();
    renderInShell(<UnitsScreen facts={facts} />, {}, { state: { auth: { ...auth, ipCountry: 'CA' } } });
    const [rule] = screen.getAllByText('This is you');
    expect(rule?.closest('li')).toHaveTextContent('Only Units acquired after 1 April 2019 expire');
  });
});

describe('the page about Units, for players', () => {
  it('shows the balance, what expires next and the ledger, which grows', async () => {
    showForPlayer();
    expect(await screen.findByText('1,240 Units')).toBeInTheDocument();
    expect(screen.getByText('120 expire on November 30, 2099')).toBeInTheDocument();

    const ledger = await screen.findByRole('table', { name: 'Ledger' });
    expect(within(ledger).getAllByRole('row')).toHaveLength(21);
    expect(await within(ledger).findAllByText('Halcyon Orbit')).toHaveLength(20);
    expect(screen.getByText('20 of 30 entries')).toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Show older' }));
    expect(await screen.findByText('30 of 30 entries')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show older' })).not.toBeInTheDocument();
  });

  it('says that there are no lines of a kind', async () => {
    showForPlayer();
    await screen.findByRole('table', { name: 'Ledger' });
    await userEvent.click(screen.getByRole('button', { name: 'Expired' }));
    expect(await screen.findByText('Nothing written here yet')).toBeInTheDocument();
  });

  it('draws the balance over time with a table of month ends', async () => {
    showForPlayer();
    const table = await screen.findByRole('table', { name: 'Balance at the end of each month' });
    expect(within(table).getAllByRole('row').length).toBeGreaterThan(24);
    await userEvent.click(screen.getByRole('button', { name: '6 months' }));
    expect(within(screen.getByRole('table', { name: /end of each month/ })).getAllByRole('row').length).toBeLessThan(
      10,
    );
  });

  it('says in the very words of the club that the balance is not available, and tries again', async () => {
    server.use(http.get(`${website}/newbalance`, () => HttpResponse.json({ errorCode: 6, message: 'No.' })));
    const { store } = showForPlayer();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(errorText('units/balanceUnavailable'));
    expect(store.getState().units.error).toBe(6);

    server.use(http.get(`${website}/newbalance`, () => HttpResponse.json(balance)));
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('1,240 Units')).toBeInTheDocument();
  });

  it('keeps the page when ledger and history fail, each with its own way to try again', async () => {
    server.use(http.get(ledgerUrl, () => HttpResponse.json({}, { status: 500 })));
    showForPlayer();
    expect(await screen.findByText('The ledger did not load')).toBeInTheDocument();
    expect(await screen.findByText('The chart could not be drawn')).toBeInTheDocument();
    expect(screen.getByText('1,240 Units')).toBeInTheDocument();
  });
});
