import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { buildGame } from '../../../services/testing/builders';
import { wireError, wireGift, wireReward, wireRewards } from '../../../services/testing/wireResponses';
import { friendsOnTheWire } from '../../../store/friends/testing/friendsOnTheWire';
import { loginSucceeded } from '../../../store/session/events';
import { gameFetched } from '../../../store/game/slice';
import { detailsRequested } from '../../../store/rewards/slice';
import { buildLoginReport, threeHours } from '../../../store/support/testing/builders';
import { testServicesUrl } from '../../../store/support/testing/createTestStore';
import { balanceFetched } from '../../../store/units/slice';
import { renderInShell } from '../../shell/testing/renderInShell';
import { confirmSpending } from '../../spend/testing/confirmSpending';
import { RewardsList } from './RewardsList';

const url = `${testServicesUrl}/clubwip/v1/profiles/me/club/website/rewards/details`;

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  window.history.replaceState(null, '', '/');
});
afterAll(() => server.close());

function show(response: object, { canClaim = true } = {}) {
  server.use(http.get(url, () => HttpResponse.json(response)));
  const made = renderInShell(<RewardsList canClaim={canClaim} />, { pathname: '/game' });
  made.signOn.signIn();
  act(() => {
    made.store.dispatch(loginSucceeded(buildLoginReport({ expiration: Date.now() + threeHours })));
    made.store.dispatch(gameFetched(buildGame()));
    made.store.dispatch(balanceFetched({ units: 100, expiring: [] }));
    made.store.dispatch(detailsRequested());
  });
  return made;
}

const card = async (name: string) => within((await screen.findByText(name)).closest('article') ?? document.body);

const states = wireRewards({
  rewards: [
    wireReward({ rewardId: 'a', name: 'Affordable', value: 90 }),
    wireReward({ rewardId: 'b', name: 'Dear', value: 460 }),
    wireReward({ rewardId: 'c', name: 'Owned', quantityPurchased: 1 }),
    wireReward({ rewardId: 'd', name: 'Locked', isLocked: true, lockedDetails: ['Reach level 30', 'Own the mask'] }),
    wireReward({ rewardId: 'e', name: 'Gone', limitReachedDetails: ['Sold out, all 500 taken'] }),
    wireReward({ rewardId: 'f', name: 'Shut', isLocked: true }),
  ],
});

test('a locked reward opens with what unlocks it, the progress and the price', async () => {
  const lock = { isLocked: true, lockedDetails: ['Reach level 30'], lockProgress: { value: 12, target: 30 } };
  show(wireRewards({ rewards: [wireReward({ name: 'Far', value: 90, ...lock })] }));
  await userEvent.click(await screen.findByRole('button', { name: 'Far' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Far' }));
  expect(dialog.getByRole('progressbar', { name: 'Reach level 30' })).toHaveAttribute('aria-valuetext', '12 of 30');
  expect(dialog.getByText('90 Units')).toBeVisible();
});

test('a gift whose response is lost is told once it turns out to be sent, also on the page of a game', async () => {
  const club = `${testServicesUrl}/v1/profiles/me/club`;
  let given: object[] = [];
  server.use(
    ...friendsOnTheWire(),
    http.get(`${club}/gifts`, () => HttpResponse.json({ gifts: given, total: given.length })),
    http.post(`${club}/gifts`, () => {
      given = [wireGift({ pid: 'Corin', rewardId: 'a' })];
      return HttpResponse.error();
    }),
    http.get(`${testServicesUrl}/clubwip/v1/profiles/me/club/website/newbalance`, () =>
      HttpResponse.json({ units: 10, expiring: [] }),
    ),
  );
  const { store } = show(states);
  await userEvent.click(await screen.findByRole('button', { name: 'Affordable' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Give to a friend' }));
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Friend' }), 'Corin');
  await confirmSpending('Use 90 Units');
  expect(await screen.findByText(/^We couldn’t reach the club, so we don’t know yet/)).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Close' }));

  await waitFor(() => expect(store.getState().toasts.shown).toMatchObject([{ about: 'gift', failure: null }]));
});

test.each([
  ['Affordable', '90 Units'],
  ['Dear', '360 to go'],
  ['Owned', 'Owned'],
  ['Locked', 'Reach level 30 Own the mask'],
  ['Gone', 'Sold out, all 500 taken'],
  ['Shut', 'Locked'],
])('%s: the card shows %j and can be opened', async (name, text) => {
  show(states);
  const heading = await screen.findByRole('heading', { name });
  const card = within(heading.closest('article') ?? document.body);
  expect(card.getAllByText(text)[0]).toBeInTheDocument();
  expect(card.queryAllByRole('button', { name })).toHaveLength(1);
});

it('shows the chosen rarity in the overview alone, so that the tools keep their rows', async () => {
  show(states);
  const rarity = await screen.findByRole('button', { name: 'Show only Rare' });
  const pressed = screen.getAllByRole('button', { pressed: true }).length;
  await userEvent.click(rarity);
  expect(rarity).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(pressed + 1);
});

it('does not let the player claim rewards of a game that they do not own', async () => {
  show(states, { canClaim: false });
  expect(await screen.findByText('You can claim a game’s rewards once you’ve played it.')).toBeVisible();
  for (const name of ['Affordable', 'Dear']) expect((await card(name)).getByText('Not played yet')).toBeVisible();
  expect((await card('Dear')).queryByText(/to go/)).not.toBeInTheDocument();
  await userEvent.click((await card('Affordable')).getByRole('button', { name: 'Affordable' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Affordable' }));
  expect(dialog.getByText('90 Units')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Use 90 Units' })).not.toBeInTheDocument();
});

test.each([
  ['all redeemed', { totalRewards: { owned: 2, available: 2 } }, 'You own every reward in this game.'],
  ['unavailable', { rewards: [], rarity: [], totalRewards: { owned: 0, available: 0 } }, 'No rewards yet'],
])('shows a notice when they are %s', async (_case, response, text) => {
  show(wireRewards(response));
  expect(await screen.findByText(text)).toBeVisible();
});

it('offers a reward that is sold out neither for a price nor for the wishlist', async () => {
  show(states);
  await userEvent.click(await screen.findByRole('button', { name: 'Gone' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByText(/Units/)).not.toBeInTheDocument();
  expect(dialog.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: /wishlist/i })).not.toBeInTheDocument();
});

it('shows an error when loading fails, and the rewards after a retry', async () => {
  server.use(
    http.get(`${testServicesUrl}/clubwip/v1/profiles/me/club/website/newbalance`, () =>
      HttpResponse.json({ units: 100, expiring: [] }),
    ),
  );
  const { store } = show({});
  server.use(http.get(url, () => HttpResponse.json(wireError(1003, 404), { status: 404 }), { once: true }));
  act(() => {
    store.dispatch(detailsRequested());
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  server.use(http.get(url, () => HttpResponse.json(states)));
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { name: 'Affordable' })).toBeVisible();
});

describe('thousands of rewards', () => {
  const count = 5000;
  const many = wireRewards({
    rewards: Array.from({ length: count }, (_, i) =>
      wireReward({ rewardId: `r${i}`, name: `Reward ${i}`, value: 10 + i, isNew: false }),
    ),
    rarity: [{ rarityId: 'rare', owned: 0, available: count }],
    totalRewards: { owned: 0, available: count },
  });

  // A browser measures the rows and scrolls; here all rows are as high and as long as usual, and nothing moves.
  beforeAll(() => {
    jest.replaceProperty(window, 'innerWidth', 1920);
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(302);
    jest.spyOn(window, 'scrollTo').mockImplementation();
  });

  const focusedItem = () => document.activeElement?.closest('li, [role=listitem]');

  it('start with a few, then render only the rows near the window', async () => {
    show(many);
    await userEvent.click(await screen.findByRole('button', { name: 'Show the other 4,976' }));
    await waitFor(() => expect(focusedItem()).toHaveAttribute('aria-posinset', '25'));
    expect(focusedItem()).toHaveAttribute('aria-setsize', '5000');
    expect(screen.getAllByRole('article').length).toBeLessThan(100);
  });

  it('focus the first new card also where all cards are rendered', async () => {
    show(wireRewards({ ...many, rewards: many.rewards.slice(0, 40) }));
    await userEvent.click(await screen.findByRole('button', { name: 'Show the other 16' }));
    const cards = screen.getAllByRole('article');
    expect(cards).toHaveLength(40);
    expect(focusedItem()).toContainElement(cards[24] ?? null);
  });

  it('can be searched by name, and share stars in the overview', async () => {
    show(many);
    const search = await screen.findByRole('searchbox');
    await userEvent.type(search, 'Reward 4321');
    expect(await screen.findByRole('heading', { name: 'Reward 4321' })).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(screen.getByText('Each star represents 239 rewards')).toBeVisible();
    expect(screen.getByRole('img', { name: '0 of 5,000 owned' }).children).toHaveLength(21);
  });
});
