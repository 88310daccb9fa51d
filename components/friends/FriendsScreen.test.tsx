import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { wireError, wireFriend } from '../../services/testing/wireReplies';
import { friendsOnTheWire, friendUrls } from '../../store/friends/testing/friendsOnTheWire';
import { showFriends } from './testing/showFriends';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => server.use(...friendsOnTheWire()));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const refused = () => HttpResponse.json(wireError(2000, 500), { status: 500 });
const shownNames = () => screen.getAllByRole('listitem').map((card) => /^[A-Z][a-z]+/.exec(card.textContent)?.[0]);

describe('the page of friends', () => {
  it('shows who is there, what they play, favorites first', async () => {
    showFriends();
    const group = await screen.findByRole('region', { name: 'Playing now' });
    const [first, second] = within(group).getAllByRole('listitem');
    expect(first).toHaveTextContent('Corin');
    expect(first).toHaveTextContent('Halcyon Orbit');
    expect(within(group).getByRole('button', { name: 'Corin is a favorite' })).toHaveAttribute('aria-pressed', 'true');
    expect(second).toHaveTextContent('Brisa');
    expect(within(screen.getByRole('region', { name: 'Online' })).getByText('Away')).toBeInTheDocument();
    expect(within(screen.getByRole('region', { name: 'Offline' })).getByText('Ansel')).toBeInTheDocument();
    expect(screen.getByText('3 of 4 online')).toBeInTheDocument();
  });

  it('finds friends by name or by what they play, and keeps the search in the address', async () => {
    showFriends();
    const search = await screen.findByRole('searchbox', { name: 'Name or game' });
    await userEvent.type(search, 'halcyon');
    expect(shownNames()).toEqual(['Corin', 'Brisa']);
    expect(screen.getByText('2 friends found')).toBeInTheDocument();
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
    showFriends(query);
    await screen.findByText('3 of 4 online');
    expect(shownNames()).toEqual(names);
  });

  it('says where nobody is found, and leads back to all', async () => {
    showFriends('?q=zzz&show=favorites');
    await userEvent.click(await screen.findByRole('button', { name: 'Show all' }));
    expect(shownNames()).toHaveLength(4);
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  it('marks a favorite at once', async () => {
    server.use(http.put(friendUrls.friend, () => HttpResponse.json(wireFriend({ isFavorite: true }))));
    showFriends();
    const star = () => screen.findByRole('button', { name: 'Ansel is a favorite' });
    await userEvent.click(await star());
    expect(await star()).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: 'Favorites 2' })).toBeInTheDocument();
  });

  it('takes the mark back where it was refused, and says so', async () => {
    server.use(http.put(friendUrls.friend, refused));
    showFriends();
    await userEvent.click(await screen.findByRole('button', { name: 'Ansel is a favorite' }));
    expect(await screen.findByText('The star of Ansel was not kept')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Ansel is a favorite' })).toHaveAttribute('aria-pressed', 'false');
  });

  it('lets the player choose how to be seen', async () => {
    server.use(http.put(friendUrls.ownPresence, () => HttpResponse.json({ userId: 'me', onlineStatus: 'dnd' })));
    showFriends();
    const choice = await screen.findByRole('combobox', { name: 'How friends see you' });
    expect(choice).toHaveDisplayValue('Online');
    await userEvent.selectOptions(choice, 'Do not disturb');
    expect(choice).toHaveDisplayValue('Do not disturb');
  });

  it('shows the choice as it was where it is refused, and says so', async () => {
    server.use(http.put(friendUrls.ownPresence, refused));
    showFriends();
    const choice = await screen.findByRole('combobox', { name: 'How friends see you' });
    await userEvent.selectOptions(choice, 'Appear offline');
    expect(await screen.findByText('Your friends still see you as before')).toBeInTheDocument();
    expect(choice).toHaveDisplayValue('Online');
  });

  it('leads who has no friends yet to asking somebody', async () => {
    server.use(http.get(friendUrls.friends, () => HttpResponse.json({ friends: [] })));
    showFriends();
    const empty = await screen.findByText('Nobody here yet');
    const panel = screen.getByRole('tabpanel');
    expect(panel).toContainElement(empty);
    await userEvent.click(within(panel).getByRole('button', { name: 'Add a friend' }));
    expect(screen.getByRole('textbox', { name: 'Name in the club' })).toHaveFocus();
  });

  it('says where nobody knows who is there, and finds out', async () => {
    server.use(http.get(friendUrls.presences, refused));
    showFriends();
    expect(await screen.findByText('Who is online is not known right now.')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Offline' })).toBeInTheDocument();
    server.use(...friendsOnTheWire());
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('region', { name: 'Playing now' })).toBeInTheDocument();
    expect(screen.queryByText('Who is online is not known right now.')).not.toBeInTheDocument();
  });

  it('tries again when the friends did not load', async () => {
    server.use(http.get(friendUrls.friends, () => HttpResponse.json({}, { status: 500 }), { once: true }));
    showFriends();
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Corin')).toBeInTheDocument();
  });
});
