import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import {
  wireChallenge,
  wireClaim,
  wireClaimRecord,
  wireError,
  wireGame,
  wireGift,
  wireReward,
  wireRewards,
  wireWish,
} from '../../../services/testing/wireResponses';
import { undoableClaims } from '../../../store/rewards/claimUndo/tasks';
import { loginSucceeded, userInfoLoaded } from '../../../store/session/events';
import { buildLoginReport, buildUser, threeHours } from '../../../store/support/testing/builders';
import { balanceFetched } from '../../../store/units/slice';
import { testServicesUrl } from '../../../store/support/testing/createTestStore';
import { friendsOnTheWire } from '../../../store/friends/testing/friendsOnTheWire';
import { confirmSpending } from '../../spend/testing/confirmSpending';
import { renderInShell } from '../../shell/testing/renderInShell';
import { PlayerRewards } from './PlayerRewards';
import { useAppSelector } from '../../../store/support/hooks';
import { selectIsPlayer } from '../../../store/account/selectors';

const club = `${testServicesUrl}/v1/profiles/me/club`;
const website = `${testServicesUrl}/clubwip/v1/profiles/me/club/website`;
const urls = {
  rewards: `${website}/rewards/details`,
  balance: `${website}/newbalance`,
  wishlist: `${club}/wishlist`,
  claims: `${club}/rewards/claims`,
  gifts: `${club}/gifts`,
  game: `${website}/game`,
  codes: `${testServicesUrl}/customintegrations/CRMCustomIntegrations.svc/rest/v1/profiles/me/PromotionKeyRewards`,
};

const challengesUrl = `${testServicesUrl}/v1/profiles/me/club/console/challenges/details`;

const ofHalcyon = {
  spaceId: 'space-halcyon',
  gameSlug: 'halcyon-orbit',
  gameTitle: 'Halcyon Orbit',
  gamePlatform: 'PC',
};
const ofSaltwatch = {
  spaceId: 'space-saltwatch',
  gameSlug: 'saltwatch',
  gameTitle: 'Saltwatch',
  gamePlatform: 'PC',
};

const mask = wireReward(ofHalcyon);
const rewards = [
  mask,
  wireReward({ ...ofSaltwatch, rewardId: 'storm-lamp', name: 'Storm lamp', value: 400, rarityId: 'epic' }),
  wireReward({
    ...ofSaltwatch,
    rewardId: 'tide-table',
    name: 'Tide table',
    quantityPurchased: 1,
    code: 'CLAIM-1111-2222-3333',
    downloadUrl: 'http://services.test/tide.png',
  }),
];
const responses = {
  rewards: wireRewards({
    rewards,
    rarity: [
      { rarityId: 'rare', owned: 1, available: 2 },
      { rarityId: 'epic', owned: 0, available: 1 },
    ],
    totalRewards: { owned: 1, available: 3 },
  }),
  balance: { units: 120, expiring: [{ units: 45, expiresAt: '2026-11-30T23:59:59.0000000Z' }] },
  wishlist: { wishes: [wireWish({ rewardId: 'storm-lamp', reward: rewards[1] })] },
  claims: { claims: [wireClaimRecord()], total: 1 },
  gifts: { gifts: [], total: 0 },
  game: wireGame(),
  codes: { keys: [] },
};
type Part = keyof typeof responses;
const parts = ['rewards', 'balance', 'wishlist', 'claims', 'gifts', 'game', 'codes'] as const satisfies readonly Part[];

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => parts.forEach((part) => server.use(http.get(urls[part], () => HttpResponse.json(responses[part])))));
afterEach(() => {
  server.resetHandlers();
  window.history.replaceState(null, '', '/');
});
afterAll(() => server.close());

/** What comes in place of a response. */
const lost = () => new HttpResponse('<html>');

const answer = (part: Part, response: object) => server.use(http.get(urls[part], () => HttpResponse.json(response)));

const Page = () => (useAppSelector(selectIsPlayer) ? <PlayerRewards /> : null);

function show() {
  const made = renderInShell(<Page />, { pathname: '/rewards' });
  made.signOn.signIn();
  act(() => {
    made.store.dispatch(loginSucceeded(buildLoginReport({ expiration: Date.now() + threeHours })));
  });
  return made;
}

/** A region of the page by its name, once it is rendered. */
const part = async (name: string) => within(await screen.findByRole('region', { name }));
const card = async (name: string, region: string) =>
  within((await (await part(region)).findByRole('heading', { name })).closest('article') ?? document.body);
const games = 'In your games';

/** Opens the dialog of the mask; a press while another one is still closing opens none. */
const openMask = () =>
  waitFor(async () => {
    const opener = await card("Ferryman's Mask", games);
    await userEvent.click(opener.getByRole('button', { name: "Ferryman's Mask" }));
    expect(await screen.findByRole('dialog', {}, { timeout: 500 })).toBeVisible();
  });

describe('the content of the page', () => {
  it('shows how many rewards are owned and how many are affordable', async () => {
    show();
    const sentence = await screen.findByText(/in your 2 games/);
    expect(sentence.closest('p')).toHaveTextContent(
      'You own 1 of 3 in your 2 games. With your 120 Units, you can claim 1 reward.',
    );
    expect(await screen.findByRole('button', { name: /^Within reach/, pressed: true })).toHaveTextContent('1');
    expect((await card("Ferryman's Mask", games)).getByText('Halcyon Orbit')).toBeVisible();
    expect((await part(games)).queryByText('Storm lamp')).not.toBeInTheDocument();
  });

  it('shows the wishlist with the progress towards each price', async () => {
    show();
    const wish = await card('Storm lamp', 'Your wishlist');
    expect(wish.getByText('280 to go')).toBeVisible();
    expect(wish.getByRole('img', { name: '120 of 400 Units' })).toBeVisible();
  });

  it('shows claims with their instruction and code', async () => {
    show();
    const history = await part('Claimed rewards');
    const row = within(await history.findByRole('listitem'));
    expect(row.getByRole('heading', { name: "Ferryman's Mask" })).toBeVisible();
    expect(row.getByText('Halcyon Orbit, March 4, 2024')).toBeVisible();
    expect(row.getByText('In the wardrobe of the Ferry House')).toBeVisible();
    expect(row.getByText('CLAIM-4F7A-91C2-0B3D')).toBeVisible();
    expect(row.getByText('30 Units')).toBeInTheDocument();
  });

  it('shows discount codes among the claims, by date', async () => {
    const key = { code: 'MERIDIAN-1111', purchaseDate: '2024-03-05T12:00:00Z', expiresAt: '2024-06-05T12:00:00Z' };
    answer('codes', { keys: [key, { ...key, code: 'MERIDIAN-2222', purchaseDate: '2024-03-01T12:00:00Z' }] });
    show();
    const history = await part('Claimed rewards');
    await history.findByText('MERIDIAN-1111');
    const titles = history.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(['20% off the store', "Ferryman's Mask", '20% off the store']);
    expect(history.getByText('3 of 3 claims')).toBeVisible();
  });

  it('shows the newest twenty of many entries, and twenty more at a press', async () => {
    const key = { code: '', purchaseDate: '2024-03-05T12:00:00Z', expiresAt: '2024-06-05T12:00:00Z' };
    answer('codes', { keys: Array.from({ length: 30 }, (_, index) => ({ ...key, code: `MERIDIAN-${1000 + index}` })) });
    show();
    const history = await part('Claimed rewards');
    await history.findByText('20 of 31 claims');
    expect(history.getAllByRole('listitem')).toHaveLength(20);
    await userEvent.click(history.getByRole('button', { name: 'Show older claims' }));
    await history.findByText('31 of 31 claims');
    expect(history.getAllByRole('listitem')).toHaveLength(31);
    expect(history.queryByRole('button', { name: 'Show older claims' })).not.toBeInTheDocument();
  });

  it('shows a refunded claim without its code', async () => {
    answer('claims', {
      claims: [wireClaimRecord({ refundDate: '2024-03-05T12:00:00.0000000Z', code: null })],
      total: 1,
    });
    show();
    expect(await screen.findByText('Refunded on March 5, 2024')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Copy/ })).not.toBeInTheDocument();
  });

  it.each([
    [30, 0, "Undo your claim of Ferryman's Mask and get 30 Units back?"],
    [10, 20, "Undo your claim of Ferryman's Mask and get 10 Units back?"],
    [0, 30, "Undo your claim of Ferryman's Mask?"],
  ])('asks to undo a claim that returns %d Units, with %d gone for good', async (kept, gone, question) => {
    const hour = 60 * 60 * 1000;
    const until = new Date(Date.now() + hour).toISOString();
    const lots = [
      { units: kept, expiresAt: null, hasGrace: false },
      { units: gone, expiresAt: new Date(Date.now() - hour).toISOString(), hasGrace: true },
    ].filter(({ units }) => units > 0);
    answer('claims', { claims: [wireClaimRecord({ undo: { until, lots } })], total: 1 });
    show();
    const undo = await (await part('Claimed rewards')).findByRole('button', { name: 'Undo claim' });
    expect(undo).toHaveAccessibleDescription("Ferryman's Mask");
    await userEvent.click(undo);
    expect(await screen.findByRole('heading', { name: question })).toBeVisible();
    const goneLine = screen.queryByText(/expired for good/);
    expect(goneLine?.textContent ?? null).toBe(
      gone > 0 ? `${gone} Units have expired for good, so you won’t get them back.` : null,
    );
  });
});

it('closes what it tells of a claim that another tab undoes', async () => {
  const until = new Date(Date.now() + 60_000).toISOString();
  answer('claims', { claims: [wireClaimRecord({ rewardId: 'tide-table', undo: { until, lots: [] } })], total: 1 });
  const { store } = show();
  await userEvent.click(await screen.findByRole('button', { name: /^All/ }));
  await userEvent.click((await card('Tide table', games)).getByRole('button', { name: /Tide table/ }));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByRole('button', { name: 'Undo claim' });
  act(() => void store.dispatch(undoableClaims.fetched([])));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});

describe('the actions of the page', () => {
  it('filters by game, rarity and name', async () => {
    show();
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Game' }), 'Saltwatch');
    await userEvent.click(screen.getByRole('button', { name: /^All/ }));
    const list = await part(games);
    expect(list.getAllByRole('article')).toHaveLength(2);
    await userEvent.type(screen.getByRole('searchbox'), 'tide');
    await waitFor(() => expect(list.getAllByRole('article')).toHaveLength(1));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Game' }), 'All games');
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Show only Epic' }));
    expect(list.getAllByRole('article')).toHaveLength(1);
    expect(list.getByRole('heading', { name: 'Storm lamp' })).toBeVisible();
  });

  it('keeps a filter that the player chose when a rarity is pressed', async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: /^Owned/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Show only Rare' }));
    expect(screen.getByRole('button', { name: /^Owned/ })).toHaveAttribute('aria-pressed', 'true');
  });

  /** One reward is of a game that the player does not own. */
  function answerByScope() {
    const horse = wireReward({ ...ofHalcyon, spaceId: 'space-skylark', rewardId: 'horse', name: 'Pale horse' });
    server.use(
      http.get(urls.rewards, ({ request }) =>
        HttpResponse.json(
          request.url.includes('games=all')
            ? { ...responses.rewards, rewards: [...rewards, horse] }
            : responses.rewards,
        ),
      ),
    );
  }

  it('says how many rewards there are after the first press on "Your games"', async () => {
    answerByScope();
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Your games' }));
    const list = await part('All rewards');
    await list.findByRole('heading', { name: 'Pale horse' });
    await waitFor(() => expect(list.getByRole('status')).toHaveTextContent('4 rewards'));
  });

  it('searches everywhere, counts what each filter finds, and shows what the filters leave out as such', async () => {
    answerByScope();
    show();
    await userEvent.type(await screen.findByRole('searchbox'), 'stormm lmap');
    expect((await card('Storm lamp', 'Outside your filters: 1')).getByText('280 to go')).toBeVisible();
    expect(screen.getByRole('button', { name: /^All/ })).toHaveTextContent('1');
    expect(screen.getByRole('button', { name: /^Within reach/ })).toHaveTextContent('0');

    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.type(screen.getByRole('searchbox'), 'pale horse');
    expect((await card('Pale horse', 'Outside your filters: 1')).getByText(/Halcyon/)).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveFocus();

    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(screen.queryByText('Outside your filters: 1')).not.toBeInTheDocument());
    expect(screen.getByRole('searchbox')).toHaveValue('pale horse');
    expect(screen.getByRole('heading', { name: 'Pale horse' })).toBeVisible();
  });

  it('claims a reward, whose game becomes the current one', async () => {
    const bodies: unknown[] = [];
    server.use(
      http.post(`${club}/rewards`, async ({ request }) => {
        bodies.push(await request.json());
        return HttpResponse.json(wireClaim(90));
      }),
    );
    const { store } = show();
    await userEvent.click((await card("Ferryman's Mask", games)).getByRole('button', { name: "Ferryman's Mask" }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Units that expire soonest are used first')).toBeVisible();
    await confirmSpending('Use 30 Units');
    expect(await dialog.findByRole('heading', { name: 'It’s yours' })).toBeVisible();
    expect(dialog.getByText('30 expiring on November 30')).toBeVisible();
    expect(bodies).toEqual([{ id: 'ferrymans-mask', spaceId: 'space-halcyon', quantity: 1 }]);

    // Another tab spends.
    act(() => void store.dispatch(balanceFetched({ units: 50, expiring: [] })));
    expect(dialog.getByText('Your balance now').closest('li')).toHaveTextContent('50');
  });

  it('keeps the dialog open while the claim runs', async () => {
    let respond: (response: Response) => void = () => undefined;
    server.use(http.post(`${club}/rewards`, () => new Promise<Response>((resolve) => (respond = resolve))));
    show();
    await userEvent.click((await card("Ferryman's Mask", games)).getByRole('button', { name: "Ferryman's Mask" }));
    const dialog = within(await screen.findByRole('dialog'));
    await confirmSpending('Use 30 Units');

    const leaving = [dialog.getByRole('button', { name: 'Not now' }), dialog.getByRole('button', { name: 'Close' })];
    for (const button of leaving) {
      expect(button).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(button);
    }
    await userEvent.keyboard('{Escape}');
    expect(dialog.getByRole('button', { name: 'Claiming' })).toBeVisible();

    respond(HttpResponse.json(wireClaim(90)));
    expect(await dialog.findByRole('heading', { name: 'It’s yours' })).toBeVisible();
  });

  it('shows what is true when the reward was claimed in another window', async () => {
    server.use(http.post(`${club}/rewards`, () => HttpResponse.json(wireError(2002, 409), { status: 409 })));
    show();
    await userEvent.click((await card("Ferryman's Mask", games)).getByRole('button', { name: "Ferryman's Mask" }));
    const dialog = within(await screen.findByRole('dialog'));
    answer('rewards', wireRewards({ rewards: [{ ...mask, quantityPurchased: 1, code: 'CLAIM-2222' }] }));
    await confirmSpending('Use 30 Units');

    expect(await dialog.findByRole('heading', { name: 'You own it' })).toBeVisible();
    expect(dialog.getByRole('alert')).toHaveTextContent('You already own this reward.');
    expect(dialog.getByText('CLAIM-2222')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('shows what is true once the player leaves a claim of unknown outcome', async () => {
    server.use(http.post(`${club}/rewards`, lost));
    const { store } = show();
    await userEvent.click(await screen.findByRole('button', { name: /^All/ }));
    await openMask();
    await confirmSpending('Use 30 Units');
    expect(await screen.findByRole('alert')).toHaveTextContent('we don’t know yet if your claim went through');

    answer('rewards', wireRewards({ rewards: [{ ...mask, quantityPurchased: 1, code: 'CLAIM-2222' }] }));
    answer('balance', { units: 90, expiring: [] });
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(store.getState().units.units).toBe(90));
    expect(await (await card("Ferryman's Mask", games)).findByText('Owned')).toBeVisible();
    expect(store.getState().toasts.shown).toMatchObject([{ about: 'claim', failure: null, unitBalance: 90 }]);
    await openMask();
    expect(await screen.findByRole('heading', { name: 'You own it' })).toBeVisible();
    expect(screen.queryByText(/we don’t know yet/)).not.toBeInTheDocument();
  });

  it('says again that the outcome of a claim is unknown, even where the balance would no longer pay for it', async () => {
    answer('rewards', wireRewards({ rewards: [{ ...mask, quantityLimit: null, quantityPurchased: 1 }] }));
    server.use(http.post(`${club}/rewards`, lost));
    const { store } = show();
    await userEvent.click(await screen.findByRole('button', { name: /^All/ }));
    await openMask();
    await confirmSpending('Use 30 Units');
    await screen.findByText(/we don’t know yet if your claim went through/);
    answer('balance', { units: 0, expiring: [] });
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(store.getState().units.units).toBe(0));

    await openMask();
    expect(await screen.findByText(/we don’t know yet if your claim went through/)).toBeVisible();
    server.use(http.post(`${club}/rewards`, () => HttpResponse.json(wireClaim(0))));
    await confirmSpending('Try again');
    expect(await screen.findByRole('heading', { name: 'It’s yours' })).toBeVisible();
  });

  it('asks for a confirmed email address, and claims once it is confirmed', async () => {
    server.use(http.post(`${club}/rewards`, () => HttpResponse.json(wireError(2029, 403), { status: 403 })));
    show();
    await userEvent.click((await card("Ferryman's Mask", games)).getByRole('button', { name: "Ferryman's Mask" }));
    const dialog = within(await screen.findByRole('dialog'));
    await confirmSpending('Use 30 Units');
    expect(await dialog.findByRole('alert')).toHaveTextContent('Confirm your email first');
    expect(dialog.getByRole('button', { name: 'Send the link again' })).toBeVisible();

    server.use(http.post(`${club}/rewards`, () => HttpResponse.json(wireClaim(90))));
    await confirmSpending('Try again');
    expect(await dialog.findByRole('heading', { name: 'It’s yours' })).toBeVisible();
  });

  it('shows what brings the missing Units for an expensive reward', async () => {
    server.use(
      http.get(challengesUrl, () =>
        HttpResponse.json({
          challenges: [
            wireChallenge({ name: 'Nine lamps', endDate: null, reward: { units: 330, xp: 0, items: [] } }),
            wireChallenge({ challengeId: 'late', name: 'Not needed', endDate: null }),
          ],
        }),
      ),
      http.put(`${club}/wishlist/:rewardId`, () =>
        HttpResponse.json(wireWish({ rewardId: 'storm-lamp', reward: rewards[1] })),
      ),
    );
    answer('wishlist', { wishes: [] });
    show();
    await userEvent.click(await screen.findByRole('button', { name: /^All/ }));
    await userEvent.click((await card('Storm lamp', games)).getByRole('button', { name: 'Storm lamp' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Storm lamp' }));
    expect(dialog.getByRole('heading', { name: '280 Units to go' })).toBeVisible();
    expect(await dialog.findByText('Nine lamps')).toBeVisible();
    expect(dialog.queryByText('Not needed')).not.toBeInTheDocument();
    expect(dialog.getByText('This challenge is worth 330 Units. That’s enough for this reward.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Add to wishlist' }));
    expect(await dialog.findByText(/^Added to your wishlist: /)).toHaveAttribute('role', 'status');
    expect(dialog.getByRole('button', { name: 'Remove from wishlist' })).toBeVisible();
  });

  it('shows how to get an owned reward', async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: /^Owned/ }));
    await userEvent.click((await card('Tide table', games)).getByRole('button', { name: 'Tide table' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tide table' }));
    expect(dialog.getByRole('heading', { name: 'You own it' })).toBeVisible();
    expect(dialog.getByText('Open your wardrobe.')).toBeVisible();
    expect(dialog.getByText('CLAIM-1111-2222-3333')).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Download' })).toHaveAttribute('href', 'http://services.test/tide.png');
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('says of a reward that can be claimed again that the player owns it', async () => {
    answer('rewards', { ...responses.rewards, rewards: [{ ...mask, quantityLimit: null, quantityPurchased: 2 }] });
    show();
    const again = await card("Ferryman's Mask", games);
    expect(again.getByText('Owned')).toBeVisible();
    await userEvent.click(again.getByRole('button', { name: "Ferryman's Mask" }));
    const dialog = within(await screen.findByRole('dialog', { name: "Claim Ferryman's Mask" }));
    expect(dialog.getByText('You own it')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Use 30 Units' })).toBeVisible();
  });

  it('adds a reward to the wishlist at once', async () => {
    server.use(http.put(`${club}/wishlist/:rewardId`, () => HttpResponse.json(wireWish())));
    server.use(http.put(urls.wishlist, () => HttpResponse.json({ wishes: [] })));
    const { store } = show();
    await screen.findByRole('button', { name: 'Add Storm lamp to your wishlist', pressed: true });
    await userEvent.click(
      (await card("Ferryman's Mask", games)).getByRole('button', { name: "Add Ferryman's Mask to your wishlist" }),
    );
    expect((await card("Ferryman's Mask", 'Your wishlist')).getByText('Within reach')).toBeVisible();
    await waitFor(() => expect(store.getState().wishlist).toMatchObject({ saved: { length: 2 } }));
  });

  it('leaves a removed wish on the wishlist, where it can be added again, until the page is left', async () => {
    server.use(
      http.delete(`${club}/wishlist/:rewardId`, () => new HttpResponse(null, { status: 204 })),
      http.put(`${club}/wishlist/:rewardId`, () =>
        HttpResponse.json(wireWish({ rewardId: 'storm-lamp', reward: rewards[1] })),
      ),
    );
    const { store } = show();
    const ribbon = async () => {
      const lamp = await card('Storm lamp', 'Your wishlist');
      return lamp.getByRole('button', { name: 'Add Storm lamp to your wishlist' });
    };
    const saved = (length: number) =>
      waitFor(() => expect(store.getState().wishlist).toMatchObject({ saved: { length } }));
    await saved(1);
    await userEvent.click(await ribbon());
    await saved(0);
    expect(await ribbon()).toHaveFocus();
    expect(await ribbon()).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(await ribbon());
    await saved(1);
    expect(await ribbon()).toHaveAttribute('aria-pressed', 'true');
  });

  it('leaves removed wishes among the rewards that are filtered by them, until another filter is chosen', async () => {
    server.use(http.delete(`${club}/wishlist/:rewardId`, () => new HttpResponse(null, { status: 204 })));
    const wishes = rewards.slice(0, 2).map((reward) => wireWish({ rewardId: reward.rewardId, reward }));
    answer('wishlist', { wishes });
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Wishlist 2' }));
    for (const name of ["Ferryman's Mask", 'Storm lamp']) {
      const ribbon = (await card(name, games)).getByRole('button', { name: `Add ${name} to your wishlist` });
      await userEvent.click(ribbon);
      expect(ribbon).toBeVisible();
      expect(ribbon).toHaveAttribute('aria-pressed', 'false');
    }
    expect(screen.queryByText('No matching rewards')).not.toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'All 3' }));
    await userEvent.click(screen.getByRole('button', { name: 'Wishlist 0' }));
    expect(await screen.findByText('No matching rewards')).toBeVisible();
  });
});

it('shows the rewards once the balance tells which are within reach', async () => {
  let answerBalance: () => void = () => undefined;
  const balanceKnown = new Promise<void>((resolve) => {
    answerBalance = resolve;
  });
  server.use(http.get(urls.balance, () => balanceKnown.then(() => HttpResponse.json(responses.balance))));
  show();
  expect(await screen.findByText(/^You own/)).toBeVisible();
  expect(screen.queryByRole('region', { name: games })).not.toBeInTheDocument();
  answerBalance();
  expect(await card("Ferryman's Mask", games)).toBeDefined();
  expect((await part(games)).queryByRole('heading', { name: 'Storm lamp' })).not.toBeInTheDocument();
});

describe('gifts', () => {
  it('are given to a friend, after a choice of friend and message and one press', async () => {
    const sent: unknown[] = [];
    server.use(
      ...friendsOnTheWire(),
      http.post(urls.gifts, async ({ request }) => {
        sent.push({ body: await request.json(), hasKey: request.headers.has('Idempotency-Key') });
        await screen.findByRole('button', { name: 'Sending' });
        return HttpResponse.json({ gift: wireGift({ nameOnPlatform: 'Corin' }), unitBalance: 90 });
      }),
    );
    show();
    await userEvent.click((await card("Ferryman's Mask", games)).getByRole('button', { name: "Ferryman's Mask" }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Give to a friend' }));
    expect(await dialog.findByRole('heading', { name: "Give Ferryman's Mask to a friend" })).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'Not now' }));
    expect(dialog.getByRole('button', { name: 'Give to a friend' })).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'Give to a friend' }));
    await userEvent.selectOptions(await dialog.findByRole('combobox', { name: 'Friend' }), 'Corin');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Message' }), 'Good luck');
    answer('gifts', { gifts: [wireGift({ nameOnPlatform: 'Corin' })], total: 1 });
    await confirmSpending('Use 30 Units');
    expect(await dialog.findByRole('heading', { name: 'Your gift is on its way' })).toBeVisible();
    expect(dialog.getByText(/^Corin can accept it until/)).toBeVisible();
    expect(sent).toEqual([
      {
        body: { pid: 'Corin', rewardId: 'ferrymans-mask', spaceId: 'space-halcyon', message: 'goodLuck' },
        hasKey: true,
      },
    ]);
    await confirmSpending('Done');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await screen.findByText(/^Gift for Corin, /)).toBeInTheDocument();
  });

  it('are given to nobody before a friend is chosen', async () => {
    const sent = jest.fn(() => HttpResponse.json({ gift: wireGift(), unitBalance: 90 }));
    server.use(...friendsOnTheWire(), http.post(urls.gifts, sent));
    show();
    await openMask();
    await userEvent.click(screen.getByRole('button', { name: 'Give to a friend' }));
    const friend = await screen.findByRole('combobox', { name: 'Friend' });
    expect(friend).toHaveDisplayValue('Choose a friend');
    expect(friend).not.toHaveAttribute('aria-invalid', 'true');
    await confirmSpending('Use 30 Units');
    expect(friend).toHaveFocus();
    expect(friend).toHaveAccessibleDescription('Choose a friend for this gift.');
    expect(sent).not.toHaveBeenCalled();
    await userEvent.selectOptions(friend, 'Dune');
    expect(friend).not.toHaveAccessibleDescription();
    await confirmSpending('Use 30 Units');
    expect(await screen.findByRole('heading', { name: 'Your gift is on its way' })).toBeVisible();
  });

  it('keep their dialog open until they are sent', async () => {
    let answerGift: () => void = () => undefined;
    const sent = new Promise<void>((resolve) => {
      answerGift = resolve;
    });
    server.use(
      ...friendsOnTheWire(),
      http.post(urls.gifts, async () => {
        await sent;
        return HttpResponse.json({ gift: wireGift(), unitBalance: 90 });
      }),
    );
    show();
    await userEvent.click((await card("Ferryman's Mask", games)).getByRole('button', { name: "Ferryman's Mask" }));
    await userEvent.click(await screen.findByRole('button', { name: 'Give to a friend' }));
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Friend' }), 'Corin');
    await confirmSpending('Use 30 Units');
    expect(screen.getByRole('button', { name: 'Sending' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    answerGift();
    expect(await screen.findByRole('heading', { name: 'Your gift is on its way' })).toHaveFocus();
  });

  it('of unknown outcome keep their friend and message, also in a dialog that is opened again', async () => {
    const sent: unknown[] = [];
    server.use(
      ...friendsOnTheWire(),
      http.post(urls.gifts, async ({ request }) => {
        sent.push({ body: await request.json(), key: request.headers.get('Idempotency-Key') });
        return sent.length > 1 ? HttpResponse.json({ gift: wireGift(), unitBalance: 90 }) : lost();
      }),
    );
    show();
    const open = async () => {
      await openMask();
      await userEvent.click(await screen.findByRole('button', { name: 'Give to a friend' }));
    };
    await open();
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Friend' }), 'Dune');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Message' }), 'Good luck');
    await confirmSpending('Use 30 Units');
    expect(await screen.findByText(/^We couldn’t reach the club, so we don’t know yet/)).toBeVisible();
    for (const name of ['Friend', 'Message']) expect(screen.getByRole('combobox', { name })).toBeDisabled();

    answer('gifts', { gifts: [wireGift({ nameOnPlatform: 'Dune' })], total: 1 });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(await screen.findByText(/^Gift for Dune, /)).toBeInTheDocument();

    await open();
    expect(await screen.findByText(/^We couldn’t reach the club, so we don’t know yet/)).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Friend' })).toHaveDisplayValue('Dune');
    expect(screen.getByRole('combobox', { name: 'Message' })).toHaveDisplayValue('Good luck');
    await confirmSpending('Try again');
    expect(await screen.findByRole('heading', { name: 'Your gift is on its way' })).toBeVisible();
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
  });

  it.each([
    ['that a friend cannot receive', 2035, 'This friend can’t receive this reward. No Units were taken.'],
    [
      'for a friend of a few days',
      2034,
      'You can give rewards to this friend once you’ve been friends for 7 days. No Units were taken.',
    ],
  ])('%s say so, and leave the choice', async (_title, errorCode, message) => {
    server.use(
      ...friendsOnTheWire(),
      http.post(urls.gifts, () => HttpResponse.json(wireError(errorCode, 409), { status: 409 })),
    );
    show();
    await userEvent.click((await card("Ferryman's Mask", games)).getByRole('button', { name: "Ferryman's Mask" }));
    await userEvent.click(await screen.findByRole('button', { name: 'Give to a friend' }));
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Friend' }), 'Corin');
    await confirmSpending('Use 30 Units');
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Friend' }), 'Dune');
    expect(screen.queryByText(message)).not.toBeInTheDocument();
  });

  it.each([
    ['Accept', 'put'],
    ['Decline', 'delete'],
  ] as const)('of friends are answered with %s', async (answerName, method) => {
    answer('gifts', { gifts: [wireGift({ isGiven: false })], total: 1 });
    server.use(
      http[method](`${urls.gifts}/gift-1`, () => {
        answer('gifts', { gifts: [], total: 0 });
        return HttpResponse.json(method === 'put' ? wireGift({ isGiven: false, state: 'accepted' }) : {});
      }),
    );
    show();
    const waiting = await part('Gifts for you');
    expect(waiting.getByText('Halcyon Orbit, a gift from Marlowe')).toBeVisible();
    expect(waiting.getByText('Well played')).toBeVisible();
    expect((await part('Claimed rewards')).queryByText('Well played')).not.toBeInTheDocument();
    const button = waiting.getByRole('button', { name: answerName });
    expect(button).toHaveAccessibleDescription("Ferryman's Mask Halcyon Orbit, a gift from Marlowe");
    await userEvent.click(button);
    if (answerName === 'Decline') await confirmSpending('Decline');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Gifts for you' })).not.toBeInTheDocument());
  });

  it.each([
    ['whose response is lost', () => HttpResponse.error()],
    ['that is over', () => HttpResponse.json(wireError(2036, 409), { status: 409 })],
  ])('of friends are read again after an answer %s', async (_title, response) => {
    answer('gifts', { gifts: [wireGift({ isGiven: false })], total: 1 });
    server.use(
      http.put(`${urls.gifts}/gift-1`, () => {
        answer('gifts', { gifts: [wireGift({ isGiven: false, state: 'accepted' })], total: 1 });
        return response();
      }),
    );
    show();
    const waiting = await part('Gifts for you');
    await userEvent.click(waiting.getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Gifts for you' })).not.toBeInTheDocument());
  });

  it('of friends claim nothing where the response to an answer is lost', async () => {
    answer('gifts', { gifts: [wireGift({ isGiven: false })], total: 1 });
    server.use(http.put(`${urls.gifts}/gift-1`, () => HttpResponse.error()));
    show();
    const waiting = await part('Gifts for you');
    await userEvent.click(waiting.getByRole('button', { name: 'Accept' }));
    expect(await waiting.findByText('We don’t know yet if that went through')).toBeVisible();
  });

  it('of friends are not declined by a double press, nor once the player keeps them', async () => {
    answer('gifts', { gifts: [wireGift({ isGiven: false })], total: 1 });
    const declined = jest.fn(() => HttpResponse.json({}));
    server.use(http.delete(`${urls.gifts}/gift-1`, declined));
    show();
    const waiting = await part('Gifts for you');
    const decline = () => waiting.getByRole('button', { name: 'Decline' });
    await userEvent.click(decline());
    expect(waiting.getByRole('alert')).toHaveTextContent('Decline this gift? Marlowe gets the Units back.');
    expect(waiting.getByRole('button', { name: 'Not now' })).toHaveFocus();
    await userEvent.click(decline());
    await confirmSpending('Not now');
    expect(decline()).toHaveFocus();
    expect(waiting.queryByRole('alert')).not.toBeInTheDocument();
    expect(waiting.getByRole('button', { name: 'Accept' })).toBeVisible();
    expect(declined).not.toHaveBeenCalled();
  });

  it.each([
    [
      'for a reward that the player owns',
      2002,
      'You already own this reward, so you can’t accept the gift. Decline it, and your friend gets the Units back.',
    ],
    ['for a locked reward', 2003, 'This reward is still locked for you, so you can’t accept the gift yet.'],
    ['for a reward that is gone', 2007, 'This gift is no longer available.'],
    ['that are over', 2036, 'This gift is no longer available.'],
  ])('%s say so', async (_title, errorCode, message) => {
    answer('gifts', { gifts: [wireGift({ isGiven: false })], total: 1 });
    server.use(http.put(`${urls.gifts}/gift-1`, () => HttpResponse.json(wireError(errorCode, 409), { status: 409 })));
    show();
    const waiting = await part('Gifts for you');
    await userEvent.click(waiting.getByRole('button', { name: 'Accept' }));
    expect(await waiting.findByText(message)).toBeVisible();
  });
});

it('gifts that come before changed policies lead to them', async () => {
  answer('gifts', { gifts: [wireGift({ isGiven: false })], total: 1 });
  server.use(http.put(`${urls.gifts}/gift-1`, () => HttpResponse.json(wireError(2026, 403), { status: 403 })));
  const { store } = show();
  act(() => void store.dispatch(userInfoLoaded(buildUser())));
  const waiting = await part('Gifts for you');
  await userEvent.click(waiting.getByRole('button', { name: 'Accept' }));
  expect(await waiting.findByText('Accept our updated policies first, then accept the gift again.')).toBeVisible();
  expect(await waiting.findByRole('link', { name: 'Read and accept policies' })).toBeVisible();
});

describe('a failed part', () => {
  it.each([
    ['rewards', 'We couldn’t load the rewards', "Ferryman's Mask", 2],
    ['wishlist', 'We couldn’t load your wishlist', 'Storm lamp', 3],
    ['claims', 'We couldn’t load your claimed rewards', "Ferryman's Mask", 3],
  ] as const)(
    '%s: shows an error titled "%s", and the content after a retry',
    async (failing, title, content, level) => {
      server.use(
        http.get(urls[failing], () => HttpResponse.json(wireError(1003, 404), { status: 404 }), { once: true }),
      );
      show();
      const errorCard = (await screen.findByRole('heading', { name: title, level })).closest('[role="alert"]');
      if (!(errorCard instanceof HTMLElement)) throw new Error('There is no alert.');
      await userEvent.click(within(errorCard).getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(errorCard).not.toBeInTheDocument());
      expect((await screen.findAllByText(content))[0]).toBeVisible();
    },
  );
});

it('shows one message when several parts fail, and all of them after one retry', async () => {
  const failing = ['rewards', 'wishlist', 'claims'] as const;
  for (const failingPart of failing) {
    server.use(
      http.get(urls[failingPart], () => HttpResponse.json(wireError(1003, 404), { status: 404 }), { once: true }),
    );
  }
  show();
  expect(await screen.findByRole('heading', { name: 'We couldn’t load this page' })).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1));
  expect(screen.getByText('We couldn’t load your wishlist')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Storm lamp' })).toBeVisible();
  expect(screen.queryByText('We couldn’t load your wishlist')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

it('shows a new player every reward', async () => {
  server.use(
    http.get(urls.rewards, ({ request }) =>
      HttpResponse.json(
        new URL(request.url).searchParams.get('games') === 'all'
          ? responses.rewards
          : wireRewards({ rewards: [], rarity: [], totalRewards: { owned: 0, available: 0 } }),
      ),
    ),
  );
  answer('wishlist', { wishes: [] });
  answer('claims', { claims: [], total: 0 });
  show();
  const list = await part('All rewards');
  expect(await list.findByRole('heading', { name: 'Storm lamp' })).toBeVisible();
  expect(list.getAllByRole('article')).toHaveLength(3);
  expect(list.queryByRole('button', { name: 'Your games' })).not.toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Nothing claimed yet' })).toBeVisible();

  await userEvent.click(
    (await card("Ferryman's Mask", 'All rewards')).getByRole('button', { name: "Ferryman's Mask" }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: "Ferryman's Mask" }));
  expect(dialog.getByText('Play Halcyon Orbit once. Then you can claim its rewards.')).toBeVisible();
  expect(dialog.getByText('30 Units')).toBeVisible();
  expect(dialog.queryByRole('progressbar', { name: 'Balance' })).not.toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: 'Use 30 Units' })).not.toBeInTheDocument();
});

it('shows that every reward is owned', async () => {
  answer('rewards', wireRewards({ totalRewards: { owned: 2, available: 2 } }));
  show();
  expect(await screen.findByText('You own every reward in your games.')).toBeVisible();
});
