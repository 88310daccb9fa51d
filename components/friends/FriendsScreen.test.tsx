import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { wireError, wireFriend } from '../../services/testing/wireResponses';
import { friendsOnTheWire, friendUrls } from '../../store/friends/testing/friendsOnTheWire';
import { renderFriends } from './testing/renderFriends';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => server.use(...friendsOnTheWire()));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const rejected = () => HttpResponse.json(wireError(2000, 500), { status: 500 });
const shownNames = () => screen.getAllByRole('listitem').map((card) => /^[A-Z][a-z]+/.exec(card.textContent)?.[0]);

describe('the page of friends', () => {
  it('shows friends by presence with their games, favorites first', async () => {
    renderFriends();
    const group = await screen.findByRole('region', { name: 'Playing now' });
    const [first, second] = within(group).getAllByRole('listitem');
    expect(first).toHaveTextContent('Corin');
    expect(first).toHaveTextContent('Halcyon Orbit');
    expect(within(group).getByRole('button', { name: 'Favorite: Corin' })).toHaveAttribute('aria-pressed', 'true');
    expect(second).toHaveTextContent('Brisa');
    expect(within(screen.getByRole('region', { name: 'Online' })).getByText('Away')).toBeInTheDocument();
    expect(within(screen.getByRole('region', { name: 'Offline' })).getByText('Ansel')).toBeInTheDocument();
    expect(screen.getByText('3 of 4 online')).toBeInTheDocument();
  });

  it('searches by name or game, and keeps the search in the address', async () => {
    renderFriends();
    const search = await screen.findByRole('searchbox', { name: 'Name or game' });
    await userEvent.type(search, 'halcyon');
    expect(shownNames()).toEqual(['Corin', 'Brisa']);
    expect(await screen.findByText('2 friends found')).toBeInTheDocument();
    await waitFor(() => expect(window.location.search).toBe('?q=halcyon'));

    await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(shownNames()).toHaveLength(4);
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  it.each([
    ['?show=favorites', ['Corin']],
    ['?show=here', ['Corin', 'Brisa', 'Dune']],
    ['?show=here&q=dun', ['Dune']],
    ['?show=nonsense', ['Corin', 'Brisa', 'Dune', 'Ansel']],
  ])('opens at %s', async (query, names) => {
    renderFriends(query);
    await screen.findByText('3 of 4 online');
    expect(shownNames()).toEqual(names);
  });

  it('shows a notice without matches, and resets the filters', async () => {
    renderFriends('?q=zzz&show=favorites');
    await userEvent.click(await screen.findByRole('button', { name: 'Show all friends' }));
    expect(shownNames()).toHaveLength(4);
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  it('marks a favorite at once', async () => {
    server.use(http.put(friendUrls.friend, () => HttpResponse.json(wireFriend({ isFavorite: true }))));
    renderFriends();
    const star = () => screen.findByRole('button', { name: 'Favorite: Ansel' });
    await userEvent.click(await star());
    expect(await star()).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: 'Favorites 2' })).toBeInTheDocument();
  });

  it('reverts the favorite when it is rejected, and shows an error', async () => {
    server.use(http.put(friendUrls.friend, rejected));
    renderFriends();
    await userEvent.click(await screen.findByRole('button', { name: 'Favorite: Ansel' }));
    expect(await screen.findByText('We couldn’t update Ansel in your favorites')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Favorite: Ansel' })).toHaveAttribute('aria-pressed', 'false');
  });

  it('lets the player choose their presence', async () => {
    server.use(http.put(friendUrls.ownPresence, () => HttpResponse.json({ userId: 'me', onlineStatus: 'dnd' })));
    renderFriends();
    const choice = await screen.findByRole('combobox', { name: 'How friends see you' });
    expect(choice).toHaveDisplayValue('Online');
    await userEvent.selectOptions(choice, 'Do not disturb');
    expect(choice).toHaveDisplayValue('Do not disturb');
  });

  it('reverts the presence when it is rejected, and shows an error', async () => {
    server.use(http.put(friendUrls.ownPresence, rejected));
    renderFriends();
    const choice = await screen.findByRole('combobox', { name: 'How friends see you' });
    await userEvent.selectOptions(choice, 'Appear offline');
    expect(await screen.findByText('We couldn’t change your status')).toBeInTheDocument();
    expect(choice).toHaveDisplayValue('Online');
  });

  it('leads a player without friends to the request form', async () => {
    server.use(http.get(friendUrls.friends, () => HttpResponse.json({ friends: [] })));
    renderFriends();
    const empty = await screen.findByText('No friends yet');
    const panel = screen.getByRole('tabpanel');
    expect(panel).toContainElement(empty);
    await userEvent.click(within(panel).getByRole('button', { name: 'Add friend' }));
    expect(screen.getByRole('textbox', { name: 'Player name' })).toHaveFocus();
  });

  it('shows an error when presences fail, and retries', async () => {
    server.use(http.get(friendUrls.presences, rejected));
    renderFriends();
    expect(await screen.findByText('We can’t show who’s online right now.')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Offline' })).toBeInTheDocument();
    server.use(...friendsOnTheWire());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Playing now' })).toBeInTheDocument();
    expect(screen.queryByText('We can’t show who’s online right now.')).not.toBeInTheDocument();
  });

  describe('of a player with more friends than the first ones', () => {
    const all = ['Corin', ...Array.from({ length: 59 }, (_, index) => `Friend${index}`)];
    const answerFriends = (answerAll: () => Response) =>
      server.use(
        http.get(friendUrls.friends, ({ request }) =>
          new URL(request.url).searchParams.has('order')
            ? HttpResponse.json({
                friends: [wireFriend({ pid: 'Corin', nameOnPlatform: 'Corin' })],
                onlineStatuses: [{ userId: 'Corin', onlineStatus: 'online', connections: [] }],
                counts: { all: 60, online: 1, playing: 0, favorites: 7 },
              })
            : answerAll(),
        ),
      );
    const everybody = () =>
      HttpResponse.json({ friends: all.map((name) => wireFriend({ pid: name, nameOnPlatform: name })) });

    it('counts all, and loads them when more are asked for', async () => {
      answerFriends(everybody);
      renderFriends();
      expect(await screen.findByText('1 of 60 online')).toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'All 60' })).toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Favorites 7' })).toBeInTheDocument();
      expect(shownNames()).toEqual(['Corin']);
      const offline = screen.getByRole('region', { name: 'Offline' });
      await userEvent.click(within(offline).getByRole('button', { name: 'Show 48 more' }));
      await waitFor(() => expect(within(offline).getAllByRole('listitem')).toHaveLength(48));
    });

    it('searches in all of them', async () => {
      answerFriends(everybody);
      renderFriends('?q=friend58');
      expect(await screen.findByText('Friend58')).toBeInTheDocument();
    });

    it('compares with any of them', async () => {
      answerFriends(everybody);
      renderFriends('?compare=Friend58');
      expect(await screen.findByRole('dialog', { name: /Friend58/ })).toBeInTheDocument();
    });

    it('retries when the others could not be loaded', async () => {
      answerFriends(rejected);
      renderFriends('?q=friend58');
      expect(await screen.findByRole('alert')).toBeInTheDocument();
      answerFriends(everybody);
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await screen.findByText('Friend58')).toBeInTheDocument();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });
  });

  it('retries when loading the friends failed', async () => {
    server.use(http.get(friendUrls.friends, () => HttpResponse.json({}, { status: 500 }), { once: true }));
    renderFriends();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Corin')).toBeInTheDocument();
  });
});
