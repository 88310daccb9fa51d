import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { GameSection } from '../../routes';
import {
  wireBankedChallenge,
  wireChallenge,
  wireClaim,
  wireError,
  wireGame,
  wirePlayerProfile,
  wireReward,
  wireRewards,
  wireStatCard,
} from '../../services/testing/wireResponses';
import { loginSucceeded } from '../../store/session/events';
import { buildLoginReport } from '../../store/support/testing/builders';
import { testServicesUrl } from '../../store/support/testing/createTestStore';
import { confirmSpending } from '../spend/testing/confirmSpending';
import { TestRouter } from '../shell/testing/renderInShell';
import { renderWithStore } from '../testing/renderWithStore';
import { ShownToasts } from '../shell/providers/ShownToasts';
import { GameScreen } from './GameScreen';

const club = `${testServicesUrl}/v1/profiles/me/club`;
const website = `${testServicesUrl}/clubwip/v1/profiles/me/club/website`;
const claimUrl = `${club}/rewards`;
const mask = /Ferryman's Mask/;

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => serve());
afterEach(() => window.history.replaceState(null, '', '/'));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** Serves a player with 120 Units, who owns one of the game's two rewards. */
function serve({ game = wireGame(), units = 120, challenges = [wireChallenge()] } = {}) {
  const balance = { units };
  server.use(
    http.get(`${website}/game`, () => HttpResponse.json(game)),
    http.get(`${website}/rewards/details`, () => HttpResponse.json(wireRewards())),
    http.get(`${website}/rewards/overview`, () => HttpResponse.json(wireRewards({ rewards: undefined }))),
    http.get(`${website}/newbalance`, () => HttpResponse.json({ ...balance, expiring: [] })),
    http.get(`${website}/badges/details`, () => HttpResponse.json({ badges: [] })),
    http.get(`${testServicesUrl}/clubwip/v1/profiles/me/club/website/playerprofile`, () =>
      HttpResponse.json(wirePlayerProfile()),
    ),
    http.get(`${testServicesUrl}/clubwip/v1/profiles/:id/club/website/playerprofile`, () =>
      HttpResponse.json(wirePlayerProfile()),
    ),
    http.get(`${club}/console/actions/details`, () => HttpResponse.json({ actions: [], groups: [] })),
    http.get(`${club}/console/stats/details`, () => HttpResponse.json({ Statscards: [wireStatCard()] })),
    http.get(`${club}/console/challenges/details`, () => HttpResponse.json({ challenges })),
  );
  return balance;
}

/** Accepts claims unless the services are down. Returns the received idempotency keys. */
function takeClaims(balance: { units: number }, services = { areDown: false }) {
  const keys: (string | null)[] = [];
  server.use(
    http.post(claimUrl, async ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      await delay(20);
      if (services.areDown) return HttpResponse.error();
      balance.units = 90;
      return HttpResponse.json(wireClaim(90));
    }),
  );
  return keys;
}

function open(section: GameSection, game = 'halcyon-orbit') {
  const place = { pathname: '/game/[game]/[platform]/[section]', asPath: `/game/${game}/PC/${section}` };
  const pageOn = (platform: string) => (
    <TestRouter place={place}>
      <GameScreen game={game} platform={platform} section={section} />
      <ShownToasts />
    </TestRouter>
  );
  const view = renderWithStore(pageOn('PC'));
  view.signOn.signIn();
  act(() => void view.store.dispatch(loginSucceeded(buildLoginReport())));
  const changePlatform = (platform: string) => view.rerender(pageOn(platform));
  return { ...view, changePlatform, user: userEvent.setup() };
}

describe('the rewards of a game', () => {
  it('are claimed in two steps, which updates ownership and balance', async () => {
    const keys = takeClaims(serve());
    const { user, store } = open('rewards');

    expect(await screen.findByText(/You own 1 of 2\./)).toHaveTextContent(
      'You can choose from 2 rewards with your 120 Units.',
    );
    await user.click(await screen.findByRole('button', { name: mask }));
    const dialog = await screen.findByRole('dialog', { name: "Claim Ferryman's Mask" });
    expect(keys).toHaveLength(0);
    await confirmSpending('Use 30 Units');

    expect(await within(dialog).findByText('It’s yours')).toBeInTheDocument();
    await confirmSpending('Done');
    expect(await screen.findByText(/You own 2 of 2\.|You own every reward/)).toBeInTheDocument();
    // At another place than Done, whose double press would end there.
    const elsewhere = { clientX: 200, clientY: 200 };
    await user.pointer({ keys: '[MouseLeft]', target: screen.getByRole('button', { name: mask }), coords: elsewhere });
    expect(await screen.findByRole('heading', { name: 'You own it' })).toBeInTheDocument();
    await waitFor(() => expect(store.getState().units.units).toBe(90));
    expect(keys).toHaveLength(1);
  });

  it('are claimed once on a double click', async () => {
    const keys = takeClaims(serve());
    const { user } = open('rewards');

    await user.click(await screen.findByRole('button', { name: mask }));
    await confirmSpending('Use 30 Units', userEvent.dblClick);

    expect(await screen.findByText('It’s yours')).toBeInTheDocument();
    expect(keys).toHaveLength(1);
  });

  it('show how many Units are missing, and cannot be claimed', async () => {
    const keys = takeClaims(serve({ units: 12 }));
    const { user } = open('rewards');

    expect(await screen.findAllByText('18 to go')).not.toHaveLength(0);
    await user.click(screen.getByRole('button', { name: mask }));
    expect(await screen.findByRole('heading', { name: '18 Units to go' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Use 30 Units' })).not.toBeInTheDocument();

    expect(keys).toHaveLength(0);
  });

  it('can be claimed again after an outage, with the same idempotency key', async () => {
    const services = { areDown: true };
    const keys = takeClaims(serve(), services);
    const { user } = open('rewards');

    await user.click(await screen.findByRole('button', { name: mask }));
    await confirmSpending('Use 30 Units');
    // The request is retried a few times before the error is shown.
    expect(await screen.findByRole('alert', {}, { timeout: 4000 })).toHaveTextContent('we won’t take your Units twice');
    services.areDown = false;
    await confirmSpending('Try again');

    expect(await screen.findByText('It’s yours')).toBeInTheDocument();
    expect(keys.length).toBeGreaterThan(1);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(new Set(keys).size).toBe(1);
  });

  it('are filtered by the search text', async () => {
    const { user } = open('rewards');

    await user.type(await screen.findByRole('searchbox', { name: 'Find a reward' }), 'lamp');

    expect(screen.getByRole('heading', { name: 'Lamp Oil' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: mask })).not.toBeInTheDocument();
  });

  it('show an error when they fail to load, and load after a retry', async () => {
    server.use(
      http.get(`${website}/rewards/details`, () => HttpResponse.json(wireError(1, 500), { status: 500 }), {
        once: true,
      }),
    );
    const { user } = open('rewards');

    await user.click(await screen.findByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('button', { name: mask })).toBeInTheDocument();
  });

  it('are shown without a claim button while the player does not own the game', async () => {
    serve({ game: wireGame({ owned: false }) });
    const { user } = open('rewards');

    expect(await screen.findByRole('heading', { name: mask })).toBeInTheDocument();
    expect(screen.getByText('You can claim a game’s rewards once you’ve played it.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: mask }));
    expect(await screen.findByRole('dialog', { name: mask })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Use 30 Units' })).not.toBeInTheDocument();
  });

  it('are shown 24 at first, and all after a click', async () => {
    const many = Array.from({ length: 26 }, (_, i) => wireReward({ rewardId: `r${i}`, name: `Shell ${i}` }));
    server.use(http.get(`${website}/rewards/details`, () => HttpResponse.json(wireRewards({ rewards: many }))));
    const { user } = open('rewards');

    await user.click(await screen.findByRole('button', { name: 'Show the other 2' }));

    expect(screen.getAllByRole('heading', { name: /Shell/ })).toHaveLength(26);
  });
});

describe('the page of a game', () => {
  it('banks a completed challenge, shows a toast, and updates the count', async () => {
    serve({ challenges: [wireChallenge({ status: 'completed', progress: 9 })] });
    server.use(
      http.put(`${testServicesUrl}/v2/profiles/me/club/challenges`, () => HttpResponse.json(wireBankedChallenge())),
    );
    const { user } = open('overview');

    const [bank] = await screen.findAllByRole('button', { name: 'Bank 60 Units' });
    if (!bank) throw new Error('There is nothing to bank.');
    await user.click(bank);

    expect(await screen.findByText('60 Units banked')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Bank 60 Units' })).not.toBeInTheDocument();
    expect(screen.getByRole('listitem', { name: 'Units: 180 of 900' })).toBeInTheDocument();
  });

  it('counts the rewards by the overview, also while their list fails', async () => {
    serve({ game: wireGame({ rewardsOwned: 0, rewardsAvailable: 9 }) });
    server.use(http.get(`${website}/rewards/details`, () => HttpResponse.json(wireError(1, 400), { status: 400 })));
    open('overview');

    expect(await screen.findByRole('listitem', { name: 'Rewards: 1 of 2' })).toBeInTheDocument();
  });

  it('leaves no current game behind', async () => {
    const { store, unmount } = open('overview');
    await waitFor(() => expect(store.getState().game.status).toBe('loaded'));

    unmount();

    expect(store.getState().game).toMatchObject({ status: 'idle', failure: null, game: null });
  });

  it('activates this week’s challenge', async () => {
    serve({ challenges: [wireChallenge({ status: 'available', progress: 0 })] });
    server.use(
      http.post(`${testServicesUrl}/v2/profiles/me/club/challenges`, () =>
        HttpResponse.json(wireChallenge({ status: 'active', progress: 0 })),
      ),
    );
    const { user } = open('overview');

    await user.click(await screen.findByRole('button', { name: 'Activate a weekly challenge' }));

    expect(await screen.findByText('0 of 9')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See 2 rewards within reach' })).toHaveAttribute(
      'href',
      '/game/halcyon-orbit/PC/rewards',
    );
  });

  it('links to its sections and its other platforms', async () => {
    open('overview');

    const sections = await screen.findByRole('navigation', { name: 'Sections' });
    expect(within(sections).getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
    expect(within(sections).getByRole('link', { name: /Badges/ })).toHaveAttribute(
      'href',
      '/game/halcyon-orbit/PC/badges',
    );
    expect(await screen.findByRole('link', { name: 'PlayStation 4' })).toHaveAttribute(
      'href',
      '/game/halcyon-orbit/PS4/overview',
    );
  });

  it('keeps the focus on a platform that is pressed', async () => {
    const { changePlatform } = open('stats');
    const pressed = await screen.findByRole('link', { name: 'PlayStation 4' });
    act(() => pressed.focus());

    serve({ game: wireGame({ platform: 'PS4' }) });
    changePlatform('PS4');

    await waitFor(() => expect(pressed).not.toBeInTheDocument());
    expect(await screen.findByRole('link', { name: 'PlayStation 4' })).toHaveFocus();
  });

  describe('that cannot be fetched', () => {
    const fail = (code: number, status: number) =>
      server.use(http.get(`${website}/game`, () => HttpResponse.json(wireError(code, status), { status })));

    it.each(['overview', 'challenges', 'rewards', 'stats', 'badges'] as const)(
      'shows the sample game in %s, without buttons and errors, also to its owner',
      async (section) => {
        fail(1, 400);
        const { reports } = open(section);

        expect(await screen.findByRole('heading', { level: 1, name: 'Coming soon' })).toBeInTheDocument();
        expect(screen.queryByRole('alert')).not.toBeInTheDocument();
        expect(screen.queryByRole('button')).not.toBeInTheDocument();
        expect(screen.getByRole('link', { name: 'Overview' })).toHaveAttribute(
          'href',
          '/game/halcyon-orbit/PC/overview',
        );
        expect(reports).toEqual([]);
      },
    );

    it('shows the sample game’s counts', async () => {
      fail(1, 400);
      open('overview');

      expect(await screen.findByRole('listitem', { name: 'Rewards: 7 of 47' })).toBeInTheDocument();
      expect(screen.getByRole('listitem', { name: 'Units: 30 of 470' })).toBeInTheDocument();
      expect(screen.getByRole('listitem', { name: 'Badges: 2 of 5' })).toBeInTheDocument();
    });

    it('ends on the 404 page where the services know no such game', async () => {
      fail(1003, 404);
      open('overview', 'nowhere');

      expect(await screen.findByText('404')).toBeVisible();
    });
  });

  it('offers the challenges of a game that the player does not own, and links to the store', async () => {
    serve({ game: wireGame({ owned: false }) });
    open('overview');

    expect(await screen.findByText(/^You don’t need the game yet/)).toBeInTheDocument();
    expect(screen.queryByText('No stats yet')).not.toBeInTheDocument();
    const [store] = screen.getAllByRole('link', { name: /See it in the store/ });
    expect(store).toHaveAttribute('href', 'https://store.example/halcyon-orbit');
  });

  it('shows the release date of an unreleased game', async () => {
    serve({ game: wireGame({ owned: false, status: 'ComingSoon', releaseDate: '2024-05-01T00:00:00.0000000Z' }) });
    open('rewards');

    expect(await screen.findByText(/open with the game, on May 1, 2024\./)).toBeInTheDocument();
  });

  it('requests nothing from a video’s host before it is played', async () => {
    open('media');

    const video = await screen.findByRole('link', { name: /Launch trailer/ });
    expect(video).toHaveAttribute('href', 'https://www.youtube.com/watch?v=abcdefghijk');
    expect(video).toHaveAttribute('referrerpolicy', 'no-referrer');
    expect(document.querySelector('iframe, [src*="youtu"]')).toBeNull();

    await userEvent.click(video);
    const shown = await screen.findByRole('dialog', { name: 'Launch trailer' });
    // Not the foreign frame, where Escape would not close the dialog.
    expect(shown).toHaveFocus();
    const dialog = within(shown);
    expect(dialog.getByTitle('Launch trailer')).toHaveAttribute(
      'src',
      'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&rel=0',
    );
  });

  it('shows statistics in their own format', async () => {
    open('stats');

    expect(await screen.findByText(/^24 hr/)).toBeInTheDocument();
    expect(screen.getByText('Time in orbit')).toBeInTheDocument();
  });

  it('shows which friends play the game', async () => {
    open('friends');

    expect(await screen.findByText('Ansel')).toBeInTheDocument();
    expect(screen.getByText('In the game')).toBeInTheDocument();
  });
});
