import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { z } from 'zod';
import type { PlayerState } from '../rootReducer';
import { testServicesUrl } from '../support/testing/createTestStore';
import { createSignedInStore, stateWhere } from '../support/testing/signedInStore';
import { challengesBanked } from './slice';
import { autoBank, autoBankChoice } from './tasks';

const path = `${testServicesUrl}/v1/profiles/me/club/autobank`;
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const choice = z.object({ autoBank: z.boolean() });

/** Services that keep the choice; `sent` are the choices that they received. */
function given({ isOffered = false, status = 200 } = {}) {
  const sent: boolean[] = [];
  const setting = { autoBank: false, isOffered };
  server.use(
    http.get(path, () => HttpResponse.json(setting)),
    http.put(path, async ({ request }) => {
      const chosen = choice.parse(await request.json());
      sent.push(chosen.autoBank);
      await delay(20);
      if (status === 200) Object.assign(setting, { ...chosen, isOffered: false });
      return HttpResponse.json(status === 200 ? setting : { message: 'No' }, { status });
    }),
  );
  return { ...createSignedInStore(), sent, setting };
}

const loaded = (state: PlayerState) => state.autoBank.status === 'loaded';
const settled = (state: PlayerState) => state.autoBankChoice.pending === null;
const isOn = (state: PlayerState) => state.autoBankChoice.pending ?? state.autoBank.data?.autoBank ?? null;
const isOffered = (state: PlayerState) => state.autoBank.data?.isOffered === true && settled(state);

it('is unknown until it is fetched', async () => {
  const { store } = given();
  expect(isOn(store.getState())).toBeNull();
  store.dispatch(autoBank.requested(null));
  expect(isOn(await stateWhere(store, loaded))).toBe(false);
});

it.each([
  ['is kept where the services note it', 200, true],
  ['is taken back where they do not', 409, false],
])('a choice shows at once and %s', async (_case, status, isKept) => {
  const { store } = given({ status });
  store.dispatch(autoBank.requested(null));
  await stateWhere(store, loaded);
  store.dispatch(autoBankChoice.chosen(true));
  expect(isOn(store.getState())).toBe(true);
  const state = await stateWhere(store, settled);
  expect(isOn(state)).toBe(isKept);
  expect(state.autoBankChoice.outcome).toBe(isKept ? 'saved' : 'failed');
});

it('the last choice is sent last', async () => {
  const { store, sent } = given();
  for (const each of [true, false, true, false]) store.dispatch(autoBankChoice.chosen(each));
  const state = await stateWhere(store, settled);
  expect(sent.at(-1)).toBe(false);
  expect(isOn(state)).toBe(false);
});

it('the offer ends with an answer, also with no', async () => {
  const { store, sent } = given({ isOffered: true });
  store.dispatch(autoBank.requested(null));
  expect(isOffered(await stateWhere(store, loaded))).toBe(true);
  store.dispatch(autoBankChoice.chosen(false));
  expect(isOffered(store.getState())).toBe(false);
  const state = await stateWhere(store, settled);
  expect(sent).toEqual([false]);
  expect(isOffered(state)).toBe(false);
});

it('is fetched again after a bank, which may have been almost missed', async () => {
  const { store, setting } = given();
  store.dispatch(autoBank.requested(null));
  await stateWhere(store, loaded);
  setting.isOffered = true;
  store.dispatch(challengesBanked({ challenges: [], units: 60, xp: 0, unitBalance: 60 }));
  await stateWhere(store, isOffered);
});
