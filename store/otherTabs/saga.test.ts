import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { challengesRequested } from '../challenges/slice';
import { blocks } from '../friends/blocks/tasks';
import { requestDropped, requestsRequested } from '../friends/friendRequests/slice';
import { ownPresenceRequested } from '../friends/presence/slice';
import { friendsRequested } from '../friends/slice';
import { noticesRequested, shownNoted } from '../notices/slice';
import { wishlistRequested } from '../rewards/wishlist/slice';
import { giftAnswered, rewardClaimed } from '../spend/slice';
import { appMounted } from '../support/appMounted';
import { settle, testServicesUrl } from '../support/testing/createTestStore';
import { createSignedInStore } from '../support/testing/signedInStore';
import { balanceRequested } from '../units/slice';

const calls: string[] = [];
const server = setupServer(
  http.all(`${testServicesUrl}/*`, ({ request }) => {
    calls.push(new URL(request.url).pathname);
    return HttpResponse.json({ errorCode: 1, message: 'No' }, { status: 400 });
  }),
  http.get('http://localhost/static/lang/*', () => HttpResponse.json({})),
);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

const rest = async () => {
  for (let turn = 0; turn < 30; turn += 1) await settle();
};

async function given() {
  const made = createSignedInStore();
  made.store.dispatch(appMounted());
  await rest();
  calls.length = 0;
  return made;
}

it.each([
  ['balance', balanceRequested(), /newbalance/],
  ['claims', balanceRequested(), null],
  ['wishlist', wishlistRequested(), /wishlist/],
  ['banks', challengesRequested({ spaceId: null }), /challenges/],
  ['notices', noticesRequested(), /notices/],
  ['presence', ownPresenceRequested(), /onlineStatuses/],
  ['friends', friendsRequested(), /friends$/],
  ['friends', requestsRequested(), /requests/],
  ['friends', blocks.requested(null), /blocks/],
] as const)('a change of the %s in another tab reads again what this tab has read', async (change, request, path) => {
  const { store, otherTabs } = await given();
  store.dispatch(request);
  await rest();
  calls.length = 0;

  otherTabs.change(change);
  await rest();

  const again = calls.filter((call) => path?.test(call));
  expect(again).toHaveLength(path ? 1 : 0);
});

it('leaves alone what this tab has not read', async () => {
  const { otherTabs } = await given();
  for (const change of ['balance', 'claims', 'banks', 'wishlist', 'notices', 'presence', 'friends'] as const)
    otherTabs.change(change);
  await rest();
  expect(calls.filter((call) => !/playerprofile/.test(call))).toEqual([]);
});

it('a claim here is announced by what it changes, without a word about it', async () => {
  const { store, otherTabs } = await given();
  store.dispatch(rewardClaimed({ rewardId: 'r1', unitBalance: 40, code: null }));
  expect(otherTabs.announced).toEqual(['balance', 'claims']);
});

it.each([
  ['a gift is answered', giftAnswered(), ['claims', 'notices']],
  ['notices are read', shownNoted(0), ['notices']],
  ['a friend request is answered', requestDropped('Corin'), ['notices', 'friends']],
])('what the bell counts is announced when %s here', async (_case, event, changes) => {
  const { store, otherTabs } = await given();
  store.dispatch(event);
  expect(otherTabs.announced).toEqual(changes);
});
