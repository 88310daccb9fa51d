import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { wireGame } from '../../services/testing/wireResponses';
import { loginSucceeded } from '../../store/session/events';
import { buildLoginReport } from '../../store/support/testing/builders';
import { testServicesUrl } from '../../store/support/testing/createTestStore';
import { renderInShell } from '../shell/testing/renderInShell';
import { GamesScreen } from './GamesScreen';

const clubUrl = `${testServicesUrl}/clubwip/v1/profiles/me/club/website`;
const lists = {
  lastPlayed: `${clubUrl}/stats/lastplayedgame`,
  owned: `${clubUrl}/games/owned`,
  releases: `${clubUrl}/games/latestreleased`,
  notOwned: `${clubUrl}/games/notowned`,
} as const;

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const game = (slug: string, overrides = {}) => wireGame({ spaceId: slug, slug, title: slug, ...overrides });

type Games = Partial<Record<keyof typeof lists, unknown[] | Promise<unknown[]>>>;

/** Renders the page for a player with these games. The `failing` list fails once. */
function show(games: Games, failing?: keyof typeof lists, query = '') {
  window.history.replaceState(null, '', `/games${query}`);
  server.use(
    ...(['lastPlayed', 'owned', 'releases', 'notOwned'] as const).map((list) =>
      http.get(lists[list], async () => HttpResponse.json((await games[list]) ?? [])),
    ),
  );
  if (failing) server.use(http.get(lists[failing], () => HttpResponse.json({}, { status: 500 }), { once: true }));
  const view = renderInShell(<GamesScreen />);
  act(() => void view.store.dispatch(loginSucceeded(buildLoginReport())));
  return view;
}

const titlesIn = async (section: string) => {
  const cards = await within(await screen.findByRole('region', { name: section })).findAllByRole('article');
  return cards.map((card) => within(card).getByRole('heading').textContent);
};

describe('the page of games', () => {
  it('shows each list by the rules of the catalog', async () => {
    const notYetOwned = { owned: false };
    show({
      lastPlayed: [game('Anchor'), game('Beacon'), game('Cinder')],
      owned: [game('Anchor'), game('Beacon'), game('Cinder'), game('Drift')],
      releases: [game('Ember', notYetOwned)],
      notOwned: [game('Ember', notYetOwned), game('Fjord', { ...notYetOwned, status: 'ComingSoon' })],
    });

    expect(await screen.findByRole('heading', { level: 2, name: 'Anchor' })).toBeInTheDocument();
    expect(await titlesIn('More of your games')).toEqual(['Cinder', 'Drift']);
    expect(await titlesIn('Latest releases')).toEqual(['Ember']);
    expect(await titlesIn('More to discover')).toEqual(['Fjord']);
    expect(screen.getAllByText('Coming soon')).toHaveLength(1);
  });

  it('links to the games, and shows the player’s progress in them', async () => {
    show({ lastPlayed: [game('anchor'), game('beacon')], owned: [game('drift')] });
    expect(await screen.findByRole('link', { name: 'anchor' })).toHaveAttribute('href', '/game/anchor/PC/overview');
    expect(await screen.findByRole('link', { name: 'beacon' })).toHaveAttribute('href', '/game/beacon/PC/overview');
    const section = screen.getByRole('region', { name: 'More of your games' });
    expect(await within(section).findByText('3 of 40 rewards')).toBeInTheDocument();
    expect(within(section).getByText('120 of 900 Units earned')).toBeInTheDocument();
  });

  it('shows a new player what to do', async () => {
    show({});
    expect(await screen.findByText('Your first game goes here')).toBeInTheDocument();
    expect(await screen.findByText('Room for more')).toBeInTheDocument();
    expect(await screen.findByText('No new games right now')).toBeInTheDocument();
    expect(await screen.findByText('You’ve found them all')).toBeInTheDocument();
  });

  it('shows all lists at once, so that none moves the next ones', async () => {
    let answer: (games: unknown[]) => void = () => undefined;
    const lastPlayed = new Promise<unknown[]>((resolve) => {
      answer = resolve;
    });
    const { store } = show({ lastPlayed, owned: [game('drift')] });
    await waitFor(() => expect(store.getState().catalog.loading.ownedGames.status).toBe('loaded'));
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    answer([]);
    expect(await titlesIn('More of your games')).toEqual(['drift']);
  });

  it('keeps the other lists when one fails, and loads that one after a retry', async () => {
    show({ owned: [game('drift')] }, 'owned');
    const section = await screen.findByRole('region', { name: 'More of your games' });
    await userEvent.click(await within(section).findByRole('button', { name: 'Try again' }));
    expect(await titlesIn('More of your games')).toEqual(['drift']);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  describe('when filtered', () => {
    const games: Games = {
      lastPlayed: [game('Anchor'), game('Beacon', { platforms: ['SWITCH'] }), game('Cinder')],
      owned: [game('Anchor'), game('Beacon', { platforms: ['SWITCH'] }), game('Cinder'), game('Drift')],
      releases: [game('Ember', { owned: false, platforms: ['SWITCH'] })],
      notOwned: [game('Fjord', { owned: false, genre: 'Racing' })],
    };
    const sections = () => screen.getAllByRole('region').map((section) => section.getAttribute('aria-labelledby'));

    it('by platform, shows the lists with matches, and links to that platform', async () => {
      show(games);
      await userEvent.click(await screen.findByRole('button', { name: 'Nintendo Switch' }));
      expect(await titlesIn('Last played')).toEqual(['Beacon']);
      expect(await titlesIn('Latest releases')).toEqual(['Ember']);
      expect(sections()).toHaveLength(2);
      expect(screen.getByRole('link', { name: 'Beacon' })).toHaveAttribute('href', '/game/Beacon/SWITCH/overview');
      expect(window.location.search).toBe('?platform=SWITCH');
      expect(await screen.findByText('2 games found', undefined, { timeout: 3000 })).toBeInTheDocument();
    });

    it.each([
      ['?q=dri', 'More of your games', ['Drift']],
      ['?q=racing', 'More to discover', ['Fjord']],
      ['?q=e&platform=SWITCH', 'Last played', ['Beacon']],
    ])('opens at %s', async (query, section, titles) => {
      show(games, undefined, query);
      expect(await titlesIn(section)).toEqual(titles);
    });

    it('forgives a typing error, and shows what is on other platforms as such', async () => {
      show(games, undefined, '?q=beakon&platform=PC');
      const outside = within(await screen.findByRole('region', { name: 'Outside your filters: 1' }));
      expect(outside.getByRole('link', { name: 'Beacon' })).toBeVisible();
      await userEvent.click(outside.getByRole('button', { name: 'Clear filters' }));
      expect(await titlesIn('Last played')).toEqual(['Beacon']);
      expect(screen.getByRole('searchbox')).toHaveValue('beakon');
    });

    it('shows an empty state without matches, with a button that shows all games', async () => {
      show(games, undefined, '?q=zzz');
      await userEvent.click(await screen.findByRole('button', { name: 'Show all games' }));
      expect(await screen.findByRole('heading', { level: 2, name: 'Anchor' })).toBeInTheDocument();
      expect(screen.getByRole('searchbox')).toHaveValue('');
    });

    it('shows which list failed, and loads it after a retry', async () => {
      show(games, 'notOwned', '?q=fj');
      await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
      expect(await titlesIn('More to discover')).toEqual(['Fjord']);
    });
  });

  it('holds no personal data before the sign-in status is known', () => {
    renderInShell(<GamesScreen />);
    expect(screen.getByRole('heading', { level: 1, name: 'Games' })).toBeInTheDocument();
    expect(screen.getByText('Loading games')).toBeInTheDocument();
  });
});
