import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import {
  wireBankedChallenge,
  wireChallenge,
  wireClaim,
  wireError,
  wireFriend,
  wireGame,
  wireNewsItem,
  wirePlayerProfile,
  wireReward,
  wireRewards,
  wireWish,
} from '../../services/testing/wireResponses';
import { buildCurrentChallenge } from '../../services/testing/visitorBuilders';
import { loginSucceeded, userInfoRequested, playerReturned } from '../../store/session/events';
import { selectChallengesStatus } from '../../store/challenges/selectors';
import { wishlistRequested } from '../../store/rewards/wishlist/slice';
import { buildLoginReport, buildUser, threeHours } from '../../store/support/testing/builders';
import { testServicesUrl } from '../../store/support/testing/createTestStore';
import { PlayerGate } from '../shell/player/PlayerGate';
import { confirmSpending } from '../spend/testing/confirmSpending';
import { renderInShell } from '../shell/testing/renderInShell';
import { ShownToasts } from '../shell/providers/ShownToasts';
import { DashboardScreen } from './DashboardScreen';

// The page makes many requests, which take long on a busy machine.
jest.setTimeout(20_000);
configure({ asyncUtilTimeout: 5000 });

const at = (path: string) => testServicesUrl + path;
const website = at('/clubwip/v1/profiles/me/club/website');

/** The endpoints of the dashboard's parts. */
const urls = {
  user: at('/v3/users/me'),
  profile: `${website}/playerprofile`,
  balance: `${website}/newbalance`,
  owned: `${website}/games/owned`,
  lastPlayed: `${website}/stats/lastplayedgame`,
  game: `${website}/game`,
  rewards: `${website}/rewards/details`,
  challenges: at('/v1/profiles/me/club/console/challenges/details'),
  bank: at('/v2/profiles/me/club/challenges'),
  friends: at('/v3/profiles/me/friends'),
  presences: at('/v1/users/onlineStatuses'),
  news: at('/v1/spaces/news'),
  current: at('/v1/spaces/club/challenges/current'),
  wishlist: at('/v1/profiles/me/club/wishlist'),
};

/** Within the six months that the chart shows. */
const soon = new Date(Date.now() + 90 * 24 * 3600 * 1000).toISOString();
const yesterday = new Date(Date.now() - 24 * 3600 * 1000).toISOString();
/** In the middle of an hour, because the page's clock advances in whole minutes. */
const overAnHourAgo = new Date(Date.now() - 90 * 60 * 1000).toISOString();

const game = wireGame({ lastSessionDate: yesterday, lastSessionSeconds: 7800 });

const week = { startDate: '2024-03-04T00:00:00Z', endDate: '2024-03-11T00:00:00Z' };

const responses = {
  user: buildUser(),
  profile: wirePlayerProfile(),
  balance: { units: 120, expiring: [{ units: 45, expiresAt: soon }] },
  owned: [game],
  lastPlayed: [game],
  game,
  rewards: wireRewards(),
  challenges: { challenges: [wireChallenge({ status: 'completed', progress: 9 })] },
  friends: { friends: [wireFriend(), wireFriend({ pid: 'brisa', nameOnPlatform: 'Brisa' })] },
  presences: {
    onlineStatuses: [
      {
        userId: 'ansel',
        onlineStatus: 'online',
        connections: [{ name: 'Halcyon Orbit', spaceId: 'space-halcyon', lastModified: overAnHourAgo }],
      },
    ],
  },
  news: { news: [wireNewsItem()] },
  current: { week, challenges: [buildCurrentChallenge()] },
  wishlist: { wishes: [] },
};

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const parts = [
  'user',
  'profile',
  'balance',
  'owned',
  'lastPlayed',
  'game',
  'rewards',
  'challenges',
  'friends',
  'presences',
  'news',
  'current',
  'wishlist',
] as const satisfies readonly (keyof typeof responses)[];
type Part = (typeof parts)[number];

function answer(different: Partial<Record<Part, object>> = {}) {
  const all = { ...responses, ...different };
  for (const part of parts) server.use(http.get(urls[part], () => HttpResponse.json(all[part])));
}

/** Lets the next request for a part fail, and only that one. */
const failOnce = (part: Part) =>
  server.use(http.get(urls[part], () => HttpResponse.json(wireError(1, 500), { status: 500 }), { once: true }));

function show() {
  const made = renderInShell(
    <>
      <PlayerGate skeleton={null}>
        <DashboardScreen />
      </PlayerGate>
      <ShownToasts />
    </>,
    { pathname: '/dashboard' },
  );
  made.signOn.signIn();
  act(() => {
    made.store.dispatch(loginSucceeded(buildLoginReport({ expiration: Date.now() + threeHours })));
    made.store.dispatch(userInfoRequested());
    // The shell requests it on every page of a player.
    made.store.dispatch(wishlistRequested());
  });
  return made;
}

/** Queries within the part with this heading. */
async function part(name: string) {
  const section = (await screen.findByRole('heading', { name })).closest('section');
  if (!section) throw new Error(`"${name}" heads no section.`);
  return within(section);
}

describe('the dashboard shows', () => {
  beforeEach(() => answer());

  it('the player and the XP to the next level', async () => {
    show();
    expect(await screen.findByRole('heading', { name: 'Marlo' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'Level 23: 380 of 800 XP' })).toBeVisible();
    expect(screen.getByText(/to level 24/)).toHaveTextContent('420 XP to level 24');
  });

  it('the game played last, with a link to it', async () => {
    show();
    expect(await screen.findByText('Last played yesterday, 2 hr 10 min on PC')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open game' })).toHaveAttribute('href', '/game/halcyon-orbit/PC/overview');
    expect(screen.getByText('3 of 40 rewards, 120 of 900 Units, 1 of 6 badges')).toBeVisible();
  });

  it('challenges to bank, expiring Units, playing friends, rewards within reach, and the news', async () => {
    show();
    const week = await part('This week');
    expect(await week.findByRole('button', { name: 'Bank 60 Units' })).toBeVisible();
    expect(week.getByText('60 Units left to earn.')).toBeVisible();
    expect(await (await part('Expiring soon')).findByText('45 Units')).toBeInTheDocument();
    const playing = await part('Playing now');
    expect(await playing.findByText(/^Halcyon Orbit, 1 hr /)).toBeVisible();
    expect(playing.getByText('1 of 2')).toBeVisible();
    const reach = await part('Within reach');
    expect(await reach.findByRole('button', { name: 'Lamp Oil' })).toBeVisible();
    expect(reach.getByText('2 rewards to choose from with 120 Units')).toBeVisible();
    expect(await (await part('News')).findByRole('link', { name: 'The season of tides begins' })).toBeVisible();
  });

  it('a toast after banking a challenge once, with all parts still visible', async () => {
    const banked: unknown[] = [];
    server.use(
      http.put(urls.bank, async ({ request }) => {
        banked.push(await request.json());
        return HttpResponse.json(wireBankedChallenge());
      }),
    );
    const { store } = show();
    await userEvent.click(await screen.findByRole('button', { name: 'Bank 60 Units' }));
    expect(await screen.findByText('60 Units banked')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Marlo' })).toBeVisible();
    await waitFor(() => expect(store.getState().profile.status).toBe('loaded'));
    expect(banked).toEqual([{ challengeId: 'chart-caves', spaceId: 'space-halcyon' }]);
  });

  it('a double press on a bank button banks one challenge', async () => {
    const completed = { status: 'completed', progress: 9 };
    answer({
      challenges: {
        challenges: [
          wireChallenge(completed),
          wireChallenge({ ...completed, challengeId: 'map-the-shoals', name: 'Map the shoals' }),
        ],
      },
    });
    const bank = jest.fn(() => HttpResponse.json(wireBankedChallenge()));
    server.use(http.put(urls.bank, bank));
    show();
    const place = { clientX: 40, clientY: 80, detail: 1 };
    const [first] = await screen.findAllByRole('button', { name: 'Bank 60 Units' });
    if (first) fireEvent.click(first, place);
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Bank 60 Units' })).toHaveLength(1));
    fireEvent.click(screen.getByRole('button', { name: 'Bank 60 Units' }), place);
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(bank).toHaveBeenCalledTimes(1);
  });
});

describe('a part that failed', () => {
  it.each([
    ['balance', 'Expiring soon', '45 Units'],
    ['friends', 'Playing now', 'Ansel'],
    ['presences', 'Playing now', 'Ansel'],
    ['rewards', 'Within reach', 'Lamp Oil'],
    ['challenges', 'This week', 'Chart the sea caves'],
    ['news', 'News', 'The season of tides begins'],
  ] as const)('%s: shows the error under "%s", and loads after a retry', async (failing, heading, content) => {
    answer();
    failOnce(failing);
    show();
    const section = await part(heading);
    await userEvent.click(await section.findByRole('button', { name: 'Try again' }));
    expect(await section.findByText(content)).toBeInTheDocument();
    expect(section.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    ['profile', 'Marlo'],
    ['lastPlayed', 'Halcyon Orbit'],
  ] as const)('%s: shows the error in its place, and loads after a retry', async (failing, heading) => {
    answer();
    failOnce(failing);
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  });

  it('balance: shows the text of the error catalog, and neither expiry nor rewards within reach', async () => {
    answer({ balance: { errorCode: 1103, message: 'No.' } });
    show();
    const section = await part('Expiring soon');
    expect(
      await section.findByText('Sorry, your balance is not available at the moment. Please retry later.'),
    ).toBeVisible();
    expect(section.queryByText(/No Units expire/)).not.toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Halcyon Orbit' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Within reach' })).not.toBeInTheDocument();
  });
});

it('names the day on which Units expire next, also of Units with extra time, which end within a month', async () => {
  const inTwoMonths = new Date();
  inTwoMonths.setUTCMonth(inTwoMonths.getUTCMonth() + 2, 1);
  const month = inTwoMonths.toISOString().slice(0, 7);
  const endOf = (day: number) => new Date(`${month}-${day}T23:59:59.999-12:00`).toISOString();
  answer({
    balance: {
      units: 120,
      expiring: [
        { units: 30, expiresAt: endOf(28) },
        { units: 45, expiresAt: endOf(12) },
      ],
    },
  });
  show();
  const section = await part('Expiring soon');
  expect(await section.findByText('45 Units')).toBeInTheDocument();
  const name = inTwoMonths.toLocaleDateString('en-US', { month: 'long', timeZone: 'UTC' });
  expect(section.getByText(new RegExp(`expiring on ${name} 12`))).toBeInTheDocument();
});

it('shows a new player what to do', async () => {
  answer({
    profile: wirePlayerProfile({ username: 'Dawnling', units: 0, badges: [], xp: 0 }),
    balance: { units: 0, expiring: [] },
    owned: [],
    lastPlayed: [],
    challenges: { challenges: [] },
    friends: { friends: [] },
    news: { news: [] },
  });
  show();
  expect(await screen.findByRole('heading', { name: 'Your sky is still empty' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the games' })).toHaveAttribute('href', '/games');
  const start = await part('Start with any of these');
  expect(start.getByText('Play the game with this account')).toBeVisible();
  expect(await start.findAllByRole('button', { name: 'Activate' })).toHaveLength(1);
  expect(await screen.findByText('You have no Units that expire in the next 6 months.')).toBeVisible();
  expect(await screen.findByText('Friends you add appear here while they play.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'News' })).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

it('gives the week of a player no title until it is known whether the player has games', async () => {
  answer({ owned: [], challenges: { challenges: [] } });
  let send = () => {};
  const sent = new Promise<void>((resolve) => (send = resolve));
  server.use(
    http.get(urls.owned, async () => {
      await sent;
      return HttpResponse.json([]);
    }),
  );
  const { store } = show();
  await waitFor(() => expect(selectChallengesStatus(store.getState(), null)).toBe('loaded'));
  expect(screen.queryByRole('heading', { name: 'This week' })).not.toBeInTheDocument();
  send();
  await part('Start with any of these');
});

it('shows the nearest rewards when the balance suffices for none', async () => {
  answer({ balance: { units: 5, expiring: [] } });
  show();
  const section = await part('Almost yours');
  expect(await section.findByText('25 Units to the nearest reward')).toBeVisible();
  expect(section.getByText('Lamp Oil')).toBeVisible();
});

it('confirms the claim of the last reward within reach', async () => {
  const game = { gameSlug: 'halcyon-orbit', gamePlatform: 'PC', gameTitle: 'Halcyon Orbit' };
  answer({ rewards: wireRewards({ rewards: [wireReward({ spaceId: 'space-halcyon', ...game })] }) });
  server.use(http.post(at('/v1/profiles/me/club/rewards'), () => HttpResponse.json(wireClaim(90))));
  show();
  const section = await part('Within reach');
  await userEvent.click(await section.findByRole('button', { name: "Ferryman's Mask" }));
  await confirmSpending('Use 30 Units');
  expect(await screen.findByText('It’s yours')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Within reach', hidden: true })).not.toBeInTheDocument();
});

it('leaves the last wish on show when it is removed', async () => {
  window.history.replaceState(null, '', '/dashboard');
  server.use(http.delete(`${urls.wishlist}/:rewardId`, () => new HttpResponse(null, { status: 204 })));
  answer({ wishlist: { wishes: [wireWish()] } });
  show();
  const wishlist = await part('Your wishlist');
  const ribbon = { name: "Add Ferryman's Mask to your wishlist" };
  await userEvent.click(await wishlist.findByRole('button', ribbon));
  expect(wishlist.getByRole('button', { ...ribbon, pressed: false })).toHaveFocus();
  expect(wishlist.queryByText(/afford/)).not.toBeInTheDocument();
});

it('opens a wish of the wishlist', async () => {
  window.history.replaceState(null, '', '/dashboard');
  const wish = wireWish();
  answer({ rewards: wireRewards({ rewards: [wish.reward] }), wishlist: { wishes: [wish] } });
  show();
  const wishlist = await part('Your wishlist');
  await userEvent.click(await wishlist.findByRole('button', { name: "Ferryman's Mask" }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('Use 30 Units');
});

it('asks to confirm the email address until it is', async () => {
  window.history.replaceState(null, '', '/dashboard');
  answer({ user: buildUser({ emailVerified: false }) });
  const { store } = show();
  expect(await screen.findByText('Confirm your email first')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send the link again' })).toBeVisible();
  // The player comes back from the mail's link.
  answer({ user: buildUser({ emailVerified: true }) });
  act(() => void store.dispatch(playerReturned()));
  expect(await screen.findByText('Your email is confirmed.')).toBeVisible();
  expect(screen.queryByText('Confirm your email first')).not.toBeInTheDocument();
});
