import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { wireScore } from '../../../services/testing/wireResponses';
import { friendsOnTheWire, friendUrls } from '../../../store/friends/testing/friendsOnTheWire';
import { renderFriends } from '../testing/renderFriends';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => server.use(...friendsOnTheWire()));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const linesOf = async (name: string) => {
  const list = await screen.findByRole('list', { name });
  return within(list)
    .getAllByRole('listitem')
    .map((line) => line.textContent);
};

describe('the leaderboard', () => {
  it('shows this week with equal scores on one rank, and marks the player', async () => {
    renderFriends('?view=leaderboard');
    expect(await linesOf('This week')).toEqual([
      expect.stringMatching(/1st place.*Brisa.*600 XP/),
      expect.stringMatching(/2nd place.*Marlo.*You.*40 XP/),
      expect.stringMatching(/2nd place.*Corin.*40 XP/),
    ]);
    expect(screen.getByText('Marlo').closest('li')).toHaveAttribute('aria-current', 'true');
  });

  it('shows the total, at its own address', async () => {
    renderFriends('?view=leaderboard');
    await userEvent.click(await screen.findByRole('button', { name: 'All time' }));
    expect(await linesOf('All time')).toEqual([
      expect.stringMatching(/1st place.*Marlo.*5,000 XP/),
      expect.stringMatching(/2nd place.*Corin.*2,000 XP/),
      expect.stringMatching(/3rd place.*Brisa.*900 XP/),
    ]);
    expect(window.location.search).toBe('?view=leaderboard&by=total');
  });

  it('shows a player without friends what to do', async () => {
    server.use(
      http.get(friendUrls.leaderboard, () =>
        HttpResponse.json({ weekEndDate: '2024-03-11T00:00:00Z', scores: [wireScore({ isMe: true })] }),
      ),
    );
    renderFriends('?view=leaderboard');
    expect(await screen.findByText('You’re in the lead, for now')).toBeInTheDocument();
  });

  it('retries when loading failed', async () => {
    server.use(http.get(friendUrls.leaderboard, () => HttpResponse.json({}, { status: 500 }), { once: true }));
    renderFriends('?view=leaderboard');
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await linesOf('This week')).toHaveLength(3);
  });
});
