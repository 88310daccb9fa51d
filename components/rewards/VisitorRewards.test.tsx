import type { UnknownAction } from '@reduxjs/toolkit';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { toFailure } from '../../services/http/errors';
import { buildRewardSample, buildCatalogReward } from '../../services/testing/visitorBuilders';
import { wireError } from '../../services/testing/wireResponses';
import type { VisitorRewardsProps } from '../../store/rewards/pageProps';
import { loginFailed, loginSucceeded, logoutStarted, ticketRenewalFailed } from '../../store/session/events';
import { buildLoginReport } from '../../store/support/testing/builders';
import { testServicesUrl } from '../../store/support/testing/createTestStore';
import { noSession } from '../../store/support/testing/fakeSignOn';
import { renderInShell, TestRouter } from '../shell/testing/renderInShell';
import { renderWithStore } from '../testing/renderWithStore';
import { VisitorRewards } from './RewardsScreen';

const place = { pathname: '/rewards' };
const catalogPath = `${testServicesUrl}/v1/spaces/club/rewards`;
const { totalRewards, rarities } = buildRewardSample();
const saltwatch = { spaceId: 'space-saltwatch', slug: 'saltwatch', title: 'Saltwatch' };
const hollowNorth = { spaceId: 'space-hollow', slug: 'hollow-north', title: 'Hollow North' };

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  window.history.replaceState(null, '', '/');
});
afterAll(() => server.close());

const show = (overrides: Partial<VisitorRewardsProps> = {}) =>
  renderInShell(
    <VisitorRewards
      counts={{ totalRewards, rarities }}
      catalog={{ total: 756, rewards: [buildCatalogReward()] }}
      games={[saltwatch, hollowNorth]}
      {...overrides}
    />,
    place,
  );

it('shows how many rewards there are', () => {
  show();

  expect(screen.getByText(/Choose from more than 700/)).toBeVisible();
  expect(screen.getByText('756 rewards in 2 games')).toBeVisible();
});

it('explains claiming in three steps', () => {
  show();

  const steps = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(steps.slice(-3)).toEqual(['Earn Units', 'Choose a reward', 'Claim it']);
  expect(screen.getByRole('heading', { level: 2, name: 'All rewards' })).toBeVisible();
});

it.each([
  ['Common', '288 rewards', '10 to 40 Units'],
  ['Epic', '145 rewards', '150 Units'],
  ['Exotic', '33 rewards', '400 to 1,600 Units'],
])('lists %s with %s for %s', (name, count, price) => {
  show();

  const row = screen.getAllByRole('listitem').find((item) => within(item).queryByText(count));
  expect(row).toHaveTextContent(name);
  expect(row).toHaveTextContent(price);
});

describe('the catalog', () => {
  const stock = [
    buildCatalogReward({ rewardId: 'a', name: 'The light itself', rarityId: 'EXOTIC' }),
    buildCatalogReward({ rewardId: 'b', name: 'Pilot’s peacoat' }),
    buildCatalogReward({ rewardId: 'c', name: 'Ember carrier', spaceId: hollowNorth.spaceId }),
    ...Array.from({ length: 30 }, (_, i) => buildCatalogReward({ rewardId: `more ${i}`, name: `Knot ${i}` })),
  ];
  const first = { total: stock.length, rewards: stock.slice(0, 2) };
  const names = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

  beforeEach(() =>
    server.use(
      http.get(catalogPath, ({ request }) => {
        const { searchParams } = new URL(request.url);
        const [rarity, space] = [searchParams.get('rarityId'), searchParams.get('spaceId')];
        const matching = stock.filter(
          ({ rarityId, spaceId }) => (rarity ?? rarityId) === rarityId && (space ?? spaceId) === spaceId,
        );
        const offset = Number(searchParams.get('offset'));
        const rewards = matching.slice(offset, offset + Number(searchParams.get('limit')));
        return HttpResponse.json({ total: matching.length, rewards });
      }),
    ),
  );

  it('loads page by page to its end without duplicates', async () => {
    show({ catalog: first });
    expect(names()).toHaveLength(2);

    await userEvent.click(screen.getByRole('button', { name: 'Show 24 more' }));
    expect(await screen.findByText('26 of 33 rewards')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show 7 more' }));
    expect(await screen.findByText('33 of 33 rewards')).toBeVisible();

    expect(new Set(names()).size).toBe(33);
    expect(screen.queryByRole('button', { name: /^Show/ })).not.toBeInTheDocument();
  });

  it('keeps in the address how many are shown, until another filter is chosen', async () => {
    const { unmount } = show({ catalog: first });
    await userEvent.click(screen.getByRole('button', { name: 'Show 24 more' }));
    expect(await screen.findByText('26 of 33 rewards')).toBeVisible();
    await waitFor(() => expect(window.location.search).toBe('?count=26'));

    unmount();
    show({ catalog: first });
    expect(await screen.findByText('26 of 33 rewards')).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Exotic' }));
    expect(await screen.findByText('1 of 1 reward')).toBeVisible();
    await waitFor(() => expect(window.location.search).toBe('?rarity=exotic'));
  });

  it.each(['many', '-3', '2'])('shows the first rewards where the address wants %s', async (count) => {
    window.history.replaceState(null, '', `/rewards?count=${count}`);
    server.use(http.get(catalogPath, () => HttpResponse.error()));
    show({ catalog: first });

    expect(await screen.findByText('2 of 33 rewards')).toBeVisible();
  });

  it('filters by rarity and by game', async () => {
    show({ catalog: first });

    await userEvent.click(screen.getByRole('button', { name: 'Exotic' }));
    expect(await screen.findByText('1 of 1 reward')).toBeVisible();
    expect(names()).toEqual(['The light itself']);

    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Game' }), 'Hollow North');
    expect(await screen.findByText('This game has no rewards of this rarity.')).toBeVisible();
    expect(names()).toEqual([]);

    await userEvent.click(screen.getByRole('button', { name: 'All' }));
    expect(await screen.findByText('1 of 1 reward')).toBeVisible();
    expect(names()).toEqual(['Ember carrier']);
  });

  it('searches every reward, forgives a typing error, and shows what the filters leave out', async () => {
    show({ catalog: first });
    await userEvent.click(screen.getByRole('button', { name: 'Exotic' }));
    const field = screen.getByRole('searchbox', { name: 'Find a reward' });

    await userEvent.type(field, 'peacaot');
    const outside = await screen.findByRole('region', { name: 'Outside your filters: 1' });
    expect(within(outside).getByRole('heading', { name: 'Pilot’s peacoat' })).toBeVisible();
    // Screen readers are told as well, half a second later.
    expect(screen.getByText('No matching rewards', { ignore: '[role="status"]' })).toBeVisible();
    expect(field).toHaveFocus();

    await userEvent.click(within(outside).getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('1 of 1 reward')).toBeVisible();
    expect(names()).toEqual(['Pilot’s peacoat']);

    await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(await screen.findByText('24 of 33 rewards')).toBeVisible();
  });

  it('searches for what the address names, page by page', async () => {
    window.history.replaceState(null, '', '/rewards?q=knot');
    show({ catalog: first });

    expect(await screen.findByText('24 of 30 rewards')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show 6 more' }));
    expect(names()).toHaveLength(30);
  });

  it('filters by what the address names, as a player’s list does', async () => {
    window.history.replaceState(null, '', '/rewards?rarity=exotic&game=hollow-north');
    show({ catalog: first });

    expect(await screen.findByText('This game has no rewards of this rarity.')).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Game' }), 'All games');
    expect(await screen.findByText('1 of 1 reward')).toBeVisible();
    await waitFor(() => expect(window.location.search).toBe('?rarity=exotic'));
  });

  it('loads for a search again after a failure', async () => {
    server.use(http.get(catalogPath, () => HttpResponse.json(wireError(1, 400), { status: 400 }), { once: true }));
    show({ catalog: first });

    await userEvent.type(screen.getByRole('searchbox', { name: 'Find a reward' }), 'ember');
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));

    expect(await screen.findByText('1 of 1 reward')).toBeVisible();
    await waitFor(() => expect(window.location.search).toBe('?q=ember'));
  });

  it('keeps the loaded rewards when the next page fails, and retries', async () => {
    server.use(http.get(catalogPath, () => HttpResponse.json(wireError(1, 400), { status: 400 }), { once: true }));
    show({ catalog: first });

    await userEvent.click(screen.getByRole('button', { name: 'Show 24 more' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load the rewards');
    expect(names()).toHaveLength(2);

    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('26 of 33 rewards')).toBeVisible();
  });
});

it('links each reward to its page', () => {
  show();

  expect(screen.getByRole('link', { name: 'Pilot’s peacoat' })).toHaveAttribute('href', '/reward/peacoat');
});

describe('an address that names a reward', () => {
  const failure = toFailure(noSession());
  const open = (asPath: string, events: UnknownAction[] = [loginFailed(failure)]) => {
    const replace = jest.fn(() => Promise.resolve(true));
    const { store } = renderWithStore(
      <TestRouter place={{ ...place, asPath }} replace={replace}>
        <VisitorRewards counts={null} catalog={{ total: 0, rewards: [] }} games={[]} />
      </TestRouter>,
    );
    expect(replace).not.toHaveBeenCalled();
    for (const event of events) act(() => void store.dispatch(event));
    return replace;
  };

  it('leads a visitor to its page', () => {
    const replace = open('/rewards?reward=peacoat');
    expect(replace.mock.calls).toEqual([['/reward/peacoat', undefined, { locale: false }]]);
  });

  it.each([
    ['has expired', ticketRenewalFailed(failure)],
    ['was ended by a sign-out in another tab', logoutStarted('elsewhere')],
  ])('waits for a player whose session %s', (_case, event) => {
    expect(open('/rewards?reward=peacoat', [loginSucceeded(buildLoginReport()), event])).not.toHaveBeenCalled();
  });

  it('leads nowhere without one', () => {
    expect(open('/rewards?show=all')).not.toHaveBeenCalled();
  });
});

it('opens the registration', async () => {
  const { store } = show();

  await userEvent.click(screen.getAllByRole('button', { name: 'Join the Club' })[0] ?? document.body);

  expect(store.getState().interface).toMatchObject({ showLoginModal: true, showRegister: true });
});

it('renders without counts', () => {
  show({ counts: null, catalog: { total: 0, rewards: [] }, games: [] });

  expect(screen.getByText(/Choose from more than 700/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Claim it' })).toBeVisible();
});
