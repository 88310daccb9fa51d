import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { wireError, wireGift } from '../../../services/testing/wireResponses';
import { readGifts } from '../../../services/club/gifts';
import { giftSpend } from '../../spend/slice';
import { settle, testServicesUrl } from '../../support/testing/createTestStore';
import { createSignedInStore, stateWhere } from '../../support/testing/signedInStore';
import { balanceFetchStarted } from '../../units/slice';
import { answerGift, gifts as giftsResource } from './tasks';

const gifts = `${testServicesUrl}/v1/profiles/me/club/gifts`;

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => server.use(http.get(gifts, () => HttpResponse.json({ gifts: [], total: 0 }))));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

it.each([
  ['is sent', () => HttpResponse.json({ gift: wireGift(), unitBalance: 90 }), { failure: null, unitBalance: 90 }],
  [
    'is rejected',
    () => HttpResponse.json(wireError(2035, 409), { status: 409 }),
    { failure: { code: 2035 }, unitBalance: null },
  ],
])('a gift whose dialog is left has a toast when it %s', async (_case, response, toast) => {
  server.use(http.post(gifts, () => delay(20).then(response)));
  const { store } = createSignedInStore();
  const choice = { pid: 'Corin', rewardId: 'ferrymans-mask', spaceId: 'space-halcyon', message: 'forYou' } as const;
  store.dispatch(giftSpend.opened({ id: 'gift', choice }));
  store.dispatch(giftSpend.requested());

  store.dispatch(giftSpend.closed());

  const { toasts } = await stateWhere(store, ({ toasts: { shown } }) => shown.length > 0);
  expect(toasts.shown).toMatchObject([{ about: 'gift', ...toast }]);
});

it.each([
  ['has a toast', 'Corin', 1],
  ['has none where another friend got one', 'Marlowe', 0],
])('a gift of unknown outcome %s once it is read again', async (_case, pid, toastCount) => {
  server.use(
    http.post(gifts, () => HttpResponse.error()),
    http.get(`${testServicesUrl}/clubwip/v1/profiles/me/club/website/newbalance`, () =>
      HttpResponse.json({ units: 90, expiring: [] }),
    ),
  );
  const { store } = createSignedInStore();
  store.dispatch(giftsResource.requested(null));
  store.dispatch(balanceFetchStarted());
  await stateWhere(store, (state) => state.gifts.status === 'loaded' && state.units.status === 'loaded');
  const choice = { pid: 'Corin', rewardId: 'ferrymans-mask', spaceId: 'space-halcyon', message: 'forYou' } as const;
  store.dispatch(giftSpend.opened({ id: 'gift', choice }));
  store.dispatch(giftSpend.requested());
  await stateWhere(store, ({ spend }) => spend.gift?.status === 'failed');

  server.use(http.get(gifts, () => HttpResponse.json({ gifts: [wireGift({ pid })], total: 1 })));
  store.dispatch(giftSpend.closed());

  await stateWhere(
    store,
    ({ gifts: { data, status }, units }) => data?.length === 1 && status === 'loaded' && units.status === 'loaded',
  );
  await settle();
  expect(store.getState().toasts.shown).toHaveLength(toastCount);
});

it.each([
  [true, { about: 'claim', name: "Ferryman's Mask" }],
  [false, { about: 'giftDeclined', name: 'Marlowe' }],
])('an answer to a gift has a toast (accepted: %s)', async (isAccepted, toast) => {
  const gift = wireGift({ isGiven: false });
  server.use(
    http.put(`${gifts}/gift-1`, () => HttpResponse.json(gift)),
    http.delete(`${gifts}/gift-1`, () => new HttpResponse(null, { status: 204 })),
  );
  const { store } = createSignedInStore();

  for (const received of readGifts({ gifts: [gift] })) {
    await store.runSaga(() => answerGift(received, isAccepted)).toPromise();
  }

  expect(store.getState().toasts.shown).toMatchObject([toast]);
});

it.each([
  ['accepted', true, { about: 'claim', name: "Ferryman's Mask" }],
  ['declined', false, { about: 'giftDeclined', name: 'Marlowe' }],
])('an answer whose response is lost has a toast where the gift was %s', async (state, isAccepted, toast) => {
  const gift = wireGift({ isGiven: false });
  const answered = isAccepted ? [{ ...gift, state }] : [];
  server.use(
    http.all(`${gifts}/gift-1`, () => HttpResponse.error()),
    http.get(gifts, () => HttpResponse.json({ gifts: answered, total: answered.length })),
  );
  const { store } = createSignedInStore();

  for (const received of readGifts({ gifts: [gift] })) {
    await store.runSaga(() => answerGift(received, isAccepted)).toPromise();
  }

  expect(store.getState().toasts.shown).toMatchObject([toast]);
});
