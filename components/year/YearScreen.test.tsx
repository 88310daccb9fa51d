import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { loginSucceeded } from '../../store/session/events';
import { profileLoaded } from '../../store/profile/slice';
import { buildLoginReport, buildUserProfile } from '../../store/support/testing/builders';
import { renderInShell } from '../shell/testing/renderInShell';
import { YearEntry } from './YearEntry';
import { drawYearCard } from './yearPicture';
import { YearScreen } from './YearScreen';

jest.mock('./yearPicture', () => ({ drawYearCard: jest.fn() }));
const draw = jest.mocked(drawYearCard);

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'bypass' }));
afterEach(() => {
  server.resetHandlers();
  jest.useRealTimers();
  draw.mockReset();
  Reflect.deleteProperty(navigator, 'canShare');
  Reflect.deleteProperty(navigator, 'share');
});
afterAll(() => server.close());

const nothing = {
  year: 2026,
  unitsEarned: 0,
  challengesCompleted: 0,
  rewardsClaimed: 0,
  badgesEarned: 0,
  friendsMade: 0,
  weeksInARow: 0,
  topGame: null,
};

/** A player's screen on a day, with what the services know of the year; null for services that do not have the call. */
function show(day: string, year: Partial<typeof nothing> | null, content = <YearScreen />) {
  jest.useFakeTimers({ now: Date.parse(day), doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick', 'setTimeout'] });
  server.use(
    http.get('*/v1/profiles/me/club/year', () =>
      year === null ? new HttpResponse(null, { status: 404 }) : HttpResponse.json({ ...nothing, ...year }),
    ),
  );
  const made = renderInShell(content);
  act(() => void made.store.dispatch(loginSucceeded(buildLoginReport())));
  act(() => void made.store.dispatch(profileLoaded(buildUserProfile({ username: 'Northwind' }))));
  return made;
}

const pressed = (name: RegExp) =>
  userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(screen.getByRole('button', { name }));

it('has a card for each thing there is, and none for what is not', async () => {
  show('2026-12-05T12:00:00Z', { unitsEarned: 1240, badgesEarned: 1 });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Your 2026 in the club');
  expect(screen.getAllByRole('listitem').map((card) => card.querySelector('p')?.textContent)).toEqual([
    '1,240 Units earned',
    '1 Badge earned',
  ]);
  // Before it says something, too.
  for (const region of screen.getAllByRole('listitem').map((card) => card.querySelector('[role="status"]')))
    expect(region).toBeVisible();
});

it('has kind words for a player with nothing to show', async () => {
  show('2027-01-31T12:00:00Z', {});
  expect(await screen.findByRole('heading', { name: 'Your story starts here' })).toBeInTheDocument();
  expect(screen.queryByText('0')).not.toBeInTheDocument();
});

it.each(['2026-11-30T12:00:00Z', '2027-02-01T12:00:00Z'])('is closed on %s', async (day) => {
  show(day, { unitsEarned: 5 });
  expect(await screen.findByRole('heading', { name: 'Your year opens on December 1' })).toBeInTheDocument();
});

it('shows no entry where the services have no year', async () => {
  const { store } = show('2026-12-05T12:00:00Z', null, <YearEntry />);
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(store.getState().clubYear.status).toBe('failed');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('makes a picture of what the card says, with the name only if the player wants that', async () => {
  const shared: unknown[] = [];
  Object.assign(navigator, {
    canShare: () => true,
    share: (data: unknown) => Promise.resolve(void shared.push(data)),
  });
  draw.mockResolvedValue(new Blob(['picture']));
  show('2026-12-05T12:00:00Z', { unitsEarned: 1240 });
  await screen.findByRole('list');

  await pressed(/^Share picture/);
  const texts = { year: '2026', figure: '1,240', caption: 'Units earned' };
  expect(draw).toHaveBeenLastCalledWith({ ...texts, name: null });
  expect(shared).toMatchObject([{ files: [{ name: '2026-units.png', type: 'image/png' }] }]);

  await userEvent.click(screen.getByRole('switch', { name: 'Show my name on pictures' }));
  await pressed(/^Share picture/);
  expect(draw).toHaveBeenLastCalledWith({ ...texts, name: 'Northwind' });
});

it('says that a picture could not be made', async () => {
  draw.mockRejectedValue(new Error('none'));
  show('2026-12-05T12:00:00Z', { unitsEarned: 1240 });
  await screen.findByRole('list');
  await pressed(/^Download picture/);
  expect(await screen.findByText('We couldn’t make the picture. Try again.')).toBeInTheDocument();
});
