import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { wireFriend } from '../../services/testing/wireReplies';
import { loginSucceeded } from '../../store/auth/slice';
import { buildLoginReport } from '../../store/support/testing/builders';
import { testServicesUrl } from '../../store/support/testing/createTestStore';
import { renderInShell } from '../shell/testing/renderInShell';
import { FriendsScreen } from './FriendsScreen';

const friendsUrl = `${testServicesUrl}/v3/profiles/me/friends`;
const presenceUrl = `${testServicesUrl}/v1/users/onlineStatuses`;
const playing = [{ name: 'Halcyon Orbit', spaceId: 'space-halcyon', lastModified: '2024-03-04T11:00:00Z' }];

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() =>
  server.use(
    http.get(friendsUrl, () =>
      HttpResponse.json({
        friends: ['Ansel', 'Brisa', 'Corin', 'Dune'].map((name) =>
          wireFriend({ pid: name, nameOnPlatform: name, isFavorite: name === 'Corin' }),
        ),
      }),
    ),
    http.get(presenceUrl, () =>
      HttpResponse.json({
        onlineStatuses: [
          { userId: 'Brisa', onlineStatus: 'online', connections: playing },
          { userId: 'Corin', onlineStatus: 'online', connections: playing },
          { userId: 'Dune', onlineStatus: 'away', connections: [] },
        ],
      }),
    ),
  ),
);
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function show() {
  const view = renderInShell(<FriendsScreen />);
  act(() => void view.store.dispatch(loginSucceeded(buildLoginReport())));
  return view;
}

describe('the page of friends', () => {
  it('shows who is there, what they play, favourites first', async () => {
    show();
    const group = await screen.findByRole('region', { name: 'Playing now' });
    const [first, second] = within(group).getAllByRole('listitem');
    expect(first).toHaveTextContent('Corin');
    expect(first).toHaveTextContent('Favorite');
    expect(first).toHaveTextContent('Halcyon Orbit');
    expect(second).toHaveTextContent('Brisa');
    expect(within(screen.getByRole('region', { name: 'Online' })).getByText('Away')).toBeInTheDocument();
    expect(within(screen.getByRole('region', { name: 'Offline' })).getByText('Ansel')).toBeInTheDocument();
    expect(screen.getByText('3 of 4 online')).toBeInTheDocument();
  });

  it('tells who has no friends yet where to add some', async () => {
    server.use(http.get(friendsUrl, () => HttpResponse.json({ friends: [] })));
    show();
    expect(await screen.findByText('Nobody here yet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Get the launcher' })).toBeInTheDocument();
  });

  it('tries again when the friends did not load', async () => {
    server.use(http.get(friendsUrl, () => HttpResponse.json({}, { status: 500 }), { once: true }));
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Corin')).toBeInTheDocument();
  });
});
