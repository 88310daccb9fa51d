import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { PropsWithChildren } from 'react';
import { wireError, wireGame, wireNotice } from '../../services/testing/wireResponses';
import { loginSucceeded } from '../../store/session/events';
import { buildLoginReport } from '../../store/support/testing/builders';
import { testServicesUrl } from '../../store/support/testing/createTestStore';
import { NoticesLink } from '../shell/player/HeaderMarks';
import { renderInShell } from '../shell/testing/renderInShell';
import { NoticesContent } from './NoticesPopup';
import { useAppSelector } from '../../store/support/hooks';
import { selectIsPlayer } from '../../store/account/selectors';

const url = `${testServicesUrl}/v1/profiles/me/club/notices`;
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** Renders as soon as a player is signed in. */
const ForPlayers = ({ children }: PropsWithChildren) => useAppSelector(selectIsPlayer) && children;

/** The services have these notices, none of which is read. */
const given = (...notices: object[]) =>
  server.use(
    http.get(url, () => HttpResponse.json({ notices, total: notices.length, unread: notices.length })),
    http.put(url, () => HttpResponse.json({ unread: 0 })),
    http.get(`${testServicesUrl}/clubwip/v1/profiles/me/club/website/games/owned`, () =>
      HttpResponse.json([wireGame()]),
    ),
  );

/** The bell and the open list, with these notices. */
function show(...notices: object[]) {
  given(...notices);
  open();
}

function open() {
  const view = renderInShell(
    <ForPlayers>
      <NoticesLink />
      <NoticesContent />
    </ForPlayers>,
  );
  view.signOn.signIn();
  act(() => void view.store.dispatch(loginSucceeded(buildLoginReport())));
}

it.each([
  [
    { kind: 'unitsExpiring', units: 1240, until: '2024-04-30T23:59:59.9990000Z' },
    'Units that expire on April 30, 2024: 1,240',
    '/units',
  ],
  [
    { kind: 'challengeLapsing', units: 60, until: '2024-03-05T00:00:00.0000000Z', name: 'Cross the lake' },
    /^Bank your challenge by March .*: Cross the lake$/,
    '/challenges',
  ],
  [
    { kind: 'challengeLapsing', until: '2024-03-05T00:00:00.0000000Z', name: 'Low tide', spaceId: 'space-halcyon' },
    /^Bank your challenge by March .*: Low tide$/,
    '/game/halcyon-orbit/PC/challenges',
  ],
  [
    { kind: 'wishAffordable', name: 'Storm lamp', subjectId: 'storm-lamp' },
    'You have enough Units for Storm lamp',
    '/rewards?reward=storm-lamp',
  ],
  [
    { kind: 'wishPriceChanged', name: 'Storm lamp', units: 40, subjectId: 'storm-lamp' },
    'New price for Storm lamp: 40 Units',
    '/rewards?reward=storm-lamp',
  ],
  [{ kind: 'friendRequest', playerName: 'Corin' }, 'New friend request: Corin', '/friends?view=requests'],
  [{ kind: 'refund', units: 30, name: 'Storm lamp' }, 'Refunded Units: 30 (Storm lamp)', '/units'],
  [{ kind: 'rulesChanged' }, 'Our policies have changed', '/?_popup=profile'],
])('%o says what it is about, and leads to where the player can act', async (fields, text, address) => {
  show(wireNotice({ playerName: null, subjectId: null, ...fields }));
  const link = (await screen.findByText(text)).closest('a');
  await waitFor(() => expect(link).toHaveAttribute('href', address));
});

it('shows what is new, and clears the count of the bell', async () => {
  show(wireNotice(), wireNotice({ noticeId: 'notice-2', readDate: '2024-03-04T13:00:00.0000000Z' }));
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first && within(first).getByText('New')).toBeVisible();
  expect(second && within(second).queryByText('New')).not.toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Notifications' })).toBeVisible();
});

it('marks all as read, and keeps the focus', async () => {
  show(wireNotice());
  await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(screen.queryByText('New')).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Choose your notifications' })).toHaveFocus();
});

it('says so where there are none', async () => {
  show();
  expect(await screen.findByRole('heading', { name: 'No notifications yet' })).toBeVisible();
});

it('offers to try again where they cannot be loaded', async () => {
  server.use(http.get(url, () => HttpResponse.json(wireError(1, 400), { status: 400 })));
  open();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  given(wireNotice());
  await userEvent.click(retry);
  expect(await screen.findByText('New friend request: Corin')).toBeVisible();
});

it('the bell says how many are new', async () => {
  server.use(http.get(url, () => HttpResponse.json({ notices: [], total: 120, unread: 120 })));
  const bellOnly = (
    <ForPlayers>
      <NoticesLink />
    </ForPlayers>
  );
  const view = renderInShell(bellOnly, { pathname: '/dashboard' });
  view.signOn.signIn();
  act(() => void view.store.dispatch(loginSucceeded(buildLoginReport())));
  const bell = await screen.findByRole('link', { name: 'Notifications, 120 new' });
  expect(bell).toHaveTextContent('99+');
  expect(bell).toHaveAttribute('href', '/dashboard?_popup=notices');
});
