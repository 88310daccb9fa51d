import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { wireError, wireGame } from '../../../services/testing/wireResponses';
import { friendsOnTheWire, friendUrls } from '../../../store/friends/testing/friendsOnTheWire';
import { renderFriends } from '../testing/renderFriends';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => server.use(...friendsOnTheWire()));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const dialog = () => screen.findByRole('dialog', { name: 'You and Brisa' });
const rowsOf = async (name: string) => {
  const table = await within(await dialog()).findByRole('table', { name });
  return within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
};

describe('the comparison with a friend', () => {
  it('shows level, totals and weeks side by side', async () => {
    renderFriends();
    await userEvent.click(await screen.findByRole('button', { name: 'Compare with Brisa' }));
    expect(window.location.search).toBe('?compare=Brisa');
    expect(await rowsOf('Side by side')).toEqual([
      ['', 'You', 'Brisa'],
      ['XP', '92,620', '900'],
      ['Badges', '1', '1'],
      ['Challenges completed', '41', '12'],
      ['Rewards claimed', '9', '1'],
      ['Years in the club', '7', '2'],
    ]);
    expect(screen.getByRole('img', { name: /^You: level 23, 2,620 of 10,000 XP/ })).toBeInTheDocument();
    expect((await rowsOf('XP by week')).at(-1)).toEqual(['Week of Mar 4, 2024', '600', '600']);
  });

  it('shows how long both have played the games in common', async () => {
    const orbit = { spaceId: 'orbit', title: 'Halcyon Orbit' };
    server.use(
      http.get(friendUrls.gamesOf('Brisa'), () =>
        HttpResponse.json([wireGame({ ...orbit, secondsPlayed: 2700 }), wireGame({ spaceId: 'other' })]),
      ),
      http.get(friendUrls.gamesOf('me'), () => HttpResponse.json([wireGame({ ...orbit, secondsPlayed: 9000 })])),
    );
    renderFriends('?compare=Brisa');
    expect(await rowsOf('Games in common')).toEqual([
      ['', 'You', 'Brisa'],
      ['Halcyon Orbit', '2 hr 30 min', '45 min'],
    ]);
  });

  it('shows a notice without games in common, and without selected badges', async () => {
    renderFriends('?compare=Brisa');
    expect(await screen.findByText('No games in common yet')).toBeInTheDocument();
    expect(screen.getAllByText('No badges in the showcase')).toHaveLength(2);
  });

  it('closes, and removes the friend from the address', async () => {
    renderFriends('?show=here&compare=Brisa');
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(window.location.search).toBe('?show=here');
  });

  it('retries when loading failed', async () => {
    server.use(
      http.get(friendUrls.profileOf('Brisa'), () => HttpResponse.json(wireError(2000, 500), { status: 500 }), {
        once: true,
      }),
    );
    renderFriends('?compare=Brisa');
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Try again' }));
    expect(await rowsOf('Side by side')).toHaveLength(6);
  });

  it('loads the friends again where that had failed', async () => {
    server.use(
      http.get(friendUrls.friends, () => HttpResponse.json(wireError(2000, 500), { status: 500 }), { once: true }),
    );
    renderFriends('?compare=Brisa');
    const waiting = await screen.findByRole('dialog', { name: 'Side by side' });
    await userEvent.click(await within(waiting).findByRole('button', { name: 'Try again' }));
    expect(await rowsOf('Side by side')).toHaveLength(6);
  });

  it('rejects players who are not friends', async () => {
    renderFriends('?compare=somebody');
    expect(await screen.findByText('You can only compare yourself with friends.')).toBeInTheDocument();
  });

  it('stays open at an Escape that keeps the friend, and closes at the next one', async () => {
    renderFriends('?compare=Brisa');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove friend' }));
    const keep = screen.getByRole('button', { name: 'Keep friend' });
    expect(keep).toHaveFocus();
    expect(keep.nextElementSibling).toHaveTextContent('Remove friend');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: 'Keep friend' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Remove friend' })).toHaveFocus();
    expect(window.location.search).toBe('?compare=Brisa');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('removes a friend after a confirmation', async () => {
    server.use(http.delete(friendUrls.friend, () => HttpResponse.json({})));
    renderFriends('?compare=Brisa');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove friend' }));
    await userEvent.click(screen.getByRole('button', { name: 'Keep friend' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove friend' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove friend' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByText('Brisa')).not.toBeInTheDocument();
    expect(screen.getByText('2 of 3 online')).toBeInTheDocument();
    // Nobody has searched: no count is said.
    await act(() => new Promise((resolve) => setTimeout(resolve, 600)));
    expect(screen.queryByText('3 friends found')).not.toBeInTheDocument();
  });
});
