import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { wireBlock, wireError } from '../../../services/testing/wireResponses';
import { friendsOnTheWire, friendUrls } from '../../../store/friends/testing/friendsOnTheWire';
import { renderFriends } from '../testing/renderFriends';
import { pressOnceReady } from '../../testing/pressOnceReady';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => server.use(...friendsOnTheWire()));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const reject = (code: number, status: number) => () => HttpResponse.json(wireError(code, status), { status });
const dialogOf = (name: string) => screen.findByRole('dialog', { name: `Block or report ${name}` });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

const block = async (name: string) =>
  pressOnceReady(within(await dialogOf(name)).getByRole('button', { name: `Block ${name}` }));

describe('a player', () => {
  it('is not blocked by the key that opens the dialog, held or pressed twice', async () => {
    const blocked = jest.fn(() => HttpResponse.json(wireBlock({ pid: 'elm', nameOnPlatform: 'Elm' })));
    server.use(http.post(friendUrls.blocks, blocked));
    renderFriends('?view=requests');
    (await screen.findByRole('button', { name: 'Block or report Elm' })).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await dialogOf('Elm'));
    expect(dialog.getByText(/^Elm can’t send you/)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(blocked).not.toHaveBeenCalled();
  });

  it('is blocked from a friend request, which leaves the list', async () => {
    server.use(http.post(friendUrls.blocks, () => HttpResponse.json(wireBlock({ pid: 'elm', nameOnPlatform: 'Elm' }))));
    renderFriends('?view=requests');
    await press('Block or report Elm');
    const dialog = await dialogOf('Elm');
    await block('Elm');
    expect(await within(dialog).findByText('Elm is blocked.')).toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: 'Accept request from Elm' })).not.toBeInTheDocument();
    const list = screen.getByRole('region', { name: 'Blocked players' });
    expect(within(list).getByText('Elm')).toBeInTheDocument();
  });

  it('is blocked from the comparison, which ends the friendship', async () => {
    server.use(
      http.post(friendUrls.blocks, () => HttpResponse.json(wireBlock({ pid: 'Brisa', nameOnPlatform: 'Brisa' }))),
    );
    renderFriends('?compare=Brisa');
    await press('Block or report');
    await block('Brisa');
    expect(await screen.findByText('Brisa is blocked.')).toBeInTheDocument();
    await press('Close');
    expect(await screen.findByText('2 of 3 online')).toBeInTheDocument();
  });

  it.each([
    [1003, 404, 'We couldn’t find Nobody. Check the spelling.'],
    [2000, 500, 'We couldn’t block Nobody. Try again.'],
  ])('whose name was typed is not blocked where the services answer code %i', async (code, status, text) => {
    server.use(http.post(friendUrls.blocks, reject(code, status)));
    renderFriends('?view=requests');
    await press('Block or report');
    expect(screen.getByText('Enter a player’s name.')).toBeInTheDocument();
    await userEvent.type(screen.getByRole('textbox', { name: 'Player name' }), 'Nobody');
    await press('Block or report');
    await block('Nobody');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  it.each([
    ['was not carried out', [], 'We don’t know yet if that went through'],
    ['was carried out', [wireBlock({ pid: 'elm', nameOnPlatform: 'Elm' })], 'Elm is blocked.'],
  ])('whose block has lost its response reads what is so where it %s', async (_case, blocks, text) => {
    renderFriends('?view=requests');
    await press('Block or report Elm');
    server.use(
      http.post(friendUrls.blocks, () => HttpResponse.error()),
      http.get(friendUrls.blocks, () => HttpResponse.json({ blocks })),
    );
    await block('Elm');
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByText(/We couldn’t block/)).not.toBeInTheDocument();
  });

  it('is reported with a reason and a note', async () => {
    const heard: unknown[] = [];
    server.use(
      http.post(friendUrls.reports, async ({ request }) => {
        heard.push(await request.json());
        return HttpResponse.json({});
      }),
    );
    renderFriends('?view=requests');
    await press('Block or report Elm');
    const dialog = within(await dialogOf('Elm'));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Reason' }), 'Cheating');
    await userEvent.type(dialog.getByRole('textbox', { name: 'What happened? (optional)' }), 'Flies');
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(await dialog.findByText('Thanks for your report. Our team will look into it.')).toBeInTheDocument();
    expect(heard).toEqual([{ pid: 'elm', reason: 'cheating', note: 'Flies' }]);
  });

  it.each([
    [1100, 429, 'You’ve sent a lot of reports today. Try again tomorrow.'],
    [2000, 500, 'We couldn’t send your report. Try again.'],
  ])('is not reported where the services answer code %i', async (code, status, text) => {
    server.use(http.post(friendUrls.reports, reject(code, status)));
    renderFriends('?view=requests');
    await press('Block or report Elm');
    await press('Send report');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  it('who is blocked is unblocked; an error leaves the list as it was', async () => {
    server.use(
      http.get(friendUrls.blocks, () => HttpResponse.json({ blocks: [wireBlock()] })),
      http.delete(friendUrls.block, reject(2000, 500)),
    );
    renderFriends('?view=requests');
    await press('Unblock Corin');
    expect(await screen.findByText('We couldn’t unblock Corin. Try again.')).toBeInTheDocument();
    server.use(http.delete(friendUrls.block, () => HttpResponse.json({})));
    await press('Unblock Corin');
    expect(await screen.findByText('Corin unblocked')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Unblock Corin' })).not.toBeInTheDocument();
  });

  it('who is blocked gets no request', async () => {
    server.use(http.post(friendUrls.requests, reject(2040, 409)));
    renderFriends('?view=requests');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Player name' }), 'Corin');
    await press('Send request');
    expect(await screen.findByText('You’ve blocked Corin. Unblock them to send a request.')).toBeInTheDocument();
  });

  it('is not hidden from the list by an error: loading is retried', async () => {
    server.use(http.get(friendUrls.blocks, reject(2000, 500), { once: true }));
    renderFriends('?view=requests');
    expect(await screen.findByText('We couldn’t load the players you’ve blocked.')).toBeInTheDocument();
    server.use(http.get(friendUrls.blocks, () => HttpResponse.json({ blocks: [wireBlock()] })));
    await press('Try again');
    expect(await screen.findByRole('button', { name: 'Unblock Corin' })).toBeInTheDocument();
  });
});
