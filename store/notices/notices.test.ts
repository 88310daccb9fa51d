import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { z } from 'zod';
import { wireError, wireNotice } from '../../services/testing/wireResponses';
import { logoutStarted, playerReturned } from '../session/events';
import { requestDropped } from '../friends/friendRequests/slice';
import { friendshipMade } from '../friends/slice';
import { giftAnswered } from '../spend/slice';
import { wireFriend } from '../../services/testing/wireResponses';
import { testServicesUrl } from '../support/testing/createTestStore';
import { createSignedInStore, stateWhere } from '../support/testing/signedInStore';
import { selectHasNewNotices } from './selectors';
import { allReadRequested, moreNoticesRequested, noticesClosed, noticesOpened, noticesRequested } from './slice';

const url = `${testServicesUrl}/v1/profiles/me/club/notices`;
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const readBody = z.object({ read: z.array(z.string()).nullable() });

/** Services with as many notices, of which the first are not read. */
function given(total: number, unread: number) {
  const readDates: (string | null)[] = Array.from({ length: total }, (_, i) =>
    i < unread ? null : '2024-03-04T13:00:00.0000000Z',
  );
  const count = () => readDates.filter((date) => date === null).length;
  const notices = () => readDates.map((readDate, i) => wireNotice({ noticeId: `notice-${i}`, readDate }));
  const reads: (string[] | null)[] = [];
  server.use(
    http.get(url, ({ request }) => {
      const { searchParams } = new URL(request.url);
      const [offset, limit] = [Number(searchParams.get('offset')), Number(searchParams.get('limit'))];
      return HttpResponse.json({ notices: notices().slice(offset, offset + limit), total, unread: count() });
    }),
    http.put(url, async ({ request }) => {
      const { read } = readBody.parse(await request.json());
      reads.push(read);
      readDates.forEach((_, i) => {
        if (read === null || read.includes(`notice-${i}`)) readDates[i] = '2024-03-04T14:00:00.0000000Z';
      });
      return HttpResponse.json({ unread: count() });
    }),
  );
  return { ...createSignedInStore(), reads, readDates };
}
const fail = (method: 'get' | 'put') =>
  server.use(http[method](url, () => HttpResponse.json(wireError(1, 400), { status: 400 })));

const isLoaded = ({ notices }: { notices: { status: string } }) => notices.status === 'loaded';

it('the count is known before the list is opened, and nothing is marked as read by that', async () => {
  const { store, reads } = given(3, 2);
  store.dispatch(noticesRequested());
  const state = await stateWhere(store, isLoaded);
  expect(state.notices.unread).toBe(2);
  expect(state.notices.notices).toHaveLength(3);
  expect(reads).toEqual([]);
});

it('what the open list shows counts as read, and stays marked as new until it is closed', async () => {
  const { store, reads, reports } = given(3, 2);
  store.dispatch(noticesOpened());
  const open = await stateWhere(store, (state) => isLoaded(state) && state.notices.unread === 0);
  expect(reads).toEqual([['notice-0', 'notice-1']]);
  expect(selectHasNewNotices(open)).toBe(true);
  store.dispatch(noticesClosed());
  expect(selectHasNewNotices(store.getState())).toBe(false);
  expect(reports).toEqual([]);
});

it('older ones come a page at a time, and count as read once they are shown', async () => {
  const { store, reads } = given(25, 23);
  store.dispatch(noticesOpened());
  const first = await stateWhere(store, (state) => state.notices.unread === 3);
  expect(first.notices.total).toBeGreaterThan(first.notices.notices.length);
  store.dispatch(moreNoticesRequested());
  const all = await stateWhere(store, (state) => isLoaded(state) && state.notices.unread === 0);
  expect(all.notices.notices.map(({ noticeId }) => noticeId)).toEqual(
    Array.from({ length: 25 }, (_, i) => `notice-${i}`),
  );
  expect(all.notices.total).toBe(all.notices.notices.length);
  expect(reads).toEqual([Array.from({ length: 20 }, (_, i) => `notice-${i}`), ['notice-20', 'notice-21', 'notice-22']]);
});

it('a notice that came meanwhile is on one page only', async () => {
  const { store, readDates } = given(25, 0);
  store.dispatch(noticesOpened());
  await stateWhere(store, isLoaded);
  readDates.push('2024-03-04T13:00:00.0000000Z');
  server.use(
    http.get(url, () =>
      HttpResponse.json({
        notices: [19, 20, 21].map((i) => wireNotice({ noticeId: `notice-${i}` })),
        total: 26,
        unread: 0,
      }),
    ),
  );
  store.dispatch(moreNoticesRequested());
  const { notices } = await stateWhere(store, (state) => state.notices.total === 26);
  expect(notices.notices).toHaveLength(22);
});

it('all are marked as read, on every page', async () => {
  const { store, reads } = given(25, 25);
  store.dispatch(noticesRequested());
  await stateWhere(store, isLoaded);
  store.dispatch(allReadRequested());
  const state = await stateWhere(store, ({ notices }) => !notices.isMarkingAll);
  expect(reads).toEqual([null]);
  expect([state.notices.unread, selectHasNewNotices(state)]).toEqual([0, false]);
});

it('stay unread where that fails, with an error', async () => {
  const { store } = given(2, 2);
  store.dispatch(noticesRequested());
  await stateWhere(store, isLoaded);
  fail('put');
  store.dispatch(allReadRequested());
  const state = await stateWhere(store, ({ notices }) => notices.hasMarkingFailed);
  expect(state.notices.isMarkingAll).toBe(false);
  expect(state.notices.unread).toBe(2);
});

it('a failure is held, and present notices stay', async () => {
  const { store } = given(25, 0);
  store.dispatch(noticesRequested());
  await stateWhere(store, isLoaded);
  fail('get');
  store.dispatch(moreNoticesRequested());
  const { notices } = await stateWhere(store, (state) => state.notices.status === 'failed');
  expect(notices.notices).toHaveLength(20);
});

it.each([
  ['the player comes back', playerReturned()],
  ['a friend request is declined, or its sender blocked', requestDropped('corin')],
  [
    'a friend request is accepted',
    friendshipMade({ ...wireFriend({ pid: 'corin' }), avatarUrl: 'http://services.test/c.svg' }),
  ],
  ['a gift is answered', giftAnswered()],
])('are fetched again when %s, and forgotten with a sign-out', async (_case, event) => {
  const { store, readDates } = given(2, 1);
  store.dispatch(noticesRequested());
  await stateWhere(store, isLoaded);
  readDates[1] = null;
  store.dispatch(event);
  await stateWhere(store, (state) => state.notices.unread === 2);
  store.dispatch(logoutStarted());
  expect(store.getState().notices).toMatchObject({ status: 'idle', notices: [], unread: 0 });
});
