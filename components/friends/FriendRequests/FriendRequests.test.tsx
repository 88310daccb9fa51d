import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { wireError, wireFriend, wireFriendRequest } from '../../../services/testing/wireResponses';
import { friendsOnTheWire, friendUrls } from '../../../store/friends/testing/friendsOnTheWire';
import { renderFriends } from '../testing/renderFriends';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => server.use(...friendsOnTheWire()));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const reject = (code: number, status: number) => () => HttpResponse.json(wireError(code, status), { status });
const received = () => screen.getByRole('region', { name: 'Received' });
const sent = () => screen.getByRole('region', { name: 'Sent' });
const requestFriend = async (name: string) => {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Player name' }), name);
  await userEvent.click(screen.getByRole('button', { name: 'Send request' }));
};

describe('the requests', () => {
  it('lists received and sent requests, and counts received ones on the tab', async () => {
    renderFriends();
    await userEvent.click(await screen.findByRole('tab', { name: 'Requests 1' }));
    expect(within(received()).getByText('Elm')).toBeInTheDocument();
    expect(within(sent()).getByText('Flint')).toBeInTheDocument();
    expect(window.location.search).toBe('?view=requests');
  });

  it('accepts a request: it disappears at once, and the player is a friend', async () => {
    server.use(
      http.put(friendUrls.request, () => HttpResponse.json(wireFriend({ pid: 'elm', nameOnPlatform: 'Elm' }))),
    );
    renderFriends('?view=requests');
    await userEvent.click(await screen.findByRole('button', { name: 'Accept request from Elm' }));
    expect(within(received()).getByText('No requests right now')).toBeInTheDocument();
    expect(await screen.findByText('You and Elm are now friends')).toBeInTheDocument();
    expect(await screen.findByText('3 of 5 online')).toBeInTheDocument();
  });

  it('does not ask for a name at the second press of a double press', async () => {
    server.use(http.post(friendUrls.requests, () => new Promise<never>(() => undefined)));
    renderFriends('?view=requests');
    await requestFriend('gale');
    await userEvent.click(screen.getByRole('button', { name: 'Send request' }));
    expect(screen.queryByText('Enter a player’s name.')).not.toBeInTheDocument();
  });

  it.each([
    ['Accept request from Elm', 'We couldn’t add Elm'],
    ['Decline request from Elm', 'We couldn’t decline the request from Elm'],
    ['Withdraw the request to Flint', 'We couldn’t withdraw your request to Flint'],
  ])('restores the request when the action fails: %s', async (button, message) => {
    server.use(http.put(friendUrls.request, reject(2000, 500)), http.delete(friendUrls.request, reject(2000, 500)));
    renderFriends('?view=requests');
    await userEvent.click(await screen.findByRole('button', { name: button }));
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: button })).toBeInTheDocument();
  });

  it.each([['Decline request from Elm'], ['Withdraw the request to Flint']])(
    'removes the request: %s',
    async (button) => {
      server.use(http.delete(friendUrls.request, () => HttpResponse.json({})));
      renderFriends('?view=requests');
      await userEvent.click(await screen.findByRole('button', { name: button }));
      expect(screen.queryByRole('button', { name: button })).not.toBeInTheDocument();
      expect(screen.getByText('No requests right now')).toBeInTheDocument();
    },
  );

  it('sends a request by name, which is listed at once', async () => {
    let answer: (() => void) | undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.use(
      http.post(friendUrls.requests, async () => {
        await answered;
        return HttpResponse.json(
          wireFriendRequest({ pid: 'gale', nameOnPlatform: 'Gale', state: 'PendingSentInvite' }),
        );
      }),
    );
    renderFriends('?view=requests');
    await requestFriend('gale');
    expect(within(sent()).getByText('Sending')).toBeInTheDocument();
    answer?.();
    expect(await within(sent()).findByText('Gale')).toBeInTheDocument();
    expect(await screen.findByText('Friend request sent to Gale')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Player name' })).toHaveValue('');
  });

  it.each([
    [404, 1003, 'We couldn’t find Gail. Check the spelling.'],
    [409, 2025, 'You and Gail are already friends.'],
    [500, 2000, 'We couldn’t send the request. Try again in a moment.'],
  ])('returns the name to the field when the response is %i', async (status, code, message) => {
    server.use(http.post(friendUrls.requests, reject(code, status)));
    renderFriends('?view=requests');
    await requestFriend('Gail');
    const field = await screen.findByRole('textbox', { name: 'Player name', description: new RegExp(`^${message}`) });
    expect(field).toHaveValue('Gail');
    expect(field).toBeInvalid();
    await userEvent.type(field, '{Backspace}e');
    expect(field).toBeValid();
    expect(field).toHaveValue('Gaie');
  });

  it('requires a name other than the player’s own', async () => {
    renderFriends('?view=requests');
    await userEvent.click(await screen.findByRole('button', { name: 'Send request' }));
    expect(screen.getByText('Enter a player’s name.')).toBeInTheDocument();
    await requestFriend('MARLO');
    expect(await screen.findByText('That’s your own name. Enter another player’s name.')).toBeInTheDocument();
  });

  it('retries when loading failed', async () => {
    server.use(http.get(friendUrls.requests, () => HttpResponse.json({}, { status: 500 }), { once: true }));
    renderFriends('?view=requests');
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(within(received()).getByText('Elm')).toBeInTheDocument());
  });
});
