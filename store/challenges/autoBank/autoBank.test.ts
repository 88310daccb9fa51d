import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { z } from 'zod';
import { testServicesUrl } from '../../support/testing/createTestStore';
import { createSignedInStore, stateWhere } from '../../support/testing/signedInStore';
import { challengesBanked } from '../slice';
import { selectAutoBank, selectIsAutoBankOffered } from './selectors';
import { autoBankChosen, autoBankRequested } from './slice';

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
      const { autoBank } = choice.parse(await request.json());
      sent.push(autoBank);
      await delay(20);
      if (status === 200) Object.assign(setting, { autoBank, isOffered: false });
      return HttpResponse.json(status === 200 ? setting : { message: 'No' }, { status });
    }),
  );
  return { ...createSignedInStore(), sent, setting };
}

const loaded = ({ autoBank }: { autoBank: { status: string } }) => autoBank.status === 'loaded';

it('is unknown until it is fetched', async () => {
  const { store } = given();
  expect(selectAutoBank(store.getState())).toBeNull();
  store.dispatch(autoBankRequested());
  expect(selectAutoBank(await stateWhere(store, loaded))).toBe(false);
});

it.each([
  ['is kept where the services note it', 200, true],
  ['is taken back where they do not', 500, false],
])('a choice shows at once and %s', async (_case, status, isKept) => {
  const { store } = given({ status });
  store.dispatch(autoBankRequested());
  await stateWhere(store, loaded);
  store.dispatch(autoBankChosen(true));
  expect(selectAutoBank(store.getState())).toBe(true);
  const state = await stateWhere(store, ({ autoBank }) => autoBank.chosen === null);
  expect(selectAutoBank(state)).toBe(isKept);
  expect(state.autoBank.hasSavingFailed).toBe(!isKept);
});

it('the last choice is sent last', async () => {
  const { store, sent } = given();
  for (const each of [true, false, true, false]) store.dispatch(autoBankChosen(each));
  const state = await stateWhere(store, ({ autoBank }) => autoBank.chosen === null);
  expect(sent.at(-1)).toBe(false);
  expect(selectAutoBank(state)).toBe(false);
});

it('the offer ends with an answer, also with no', async () => {
  const { store, sent } = given({ isOffered: true });
  store.dispatch(autoBankRequested());
  expect(selectIsAutoBankOffered(await stateWhere(store, loaded))).toBe(true);
  store.dispatch(autoBankChosen(false));
  expect(selectIsAutoBankOffered(store.getState())).toBe(false);
  const state = await stateWhere(store, ({ autoBank }) => autoBank.chosen === null);
  expect(sent).toEqual([false]);
  expect(selectIsAutoBankOffered(state)).toBe(false);
});

it('is fetched again after a bank, which may have been almost missed', async () => {
  const { store, setting } = given();
  store.dispatch(autoBankRequested());
  await stateWhere(store, loaded);
  setting.isOffered = true;
  store.dispatch(challengesBanked({ challenges: [], units: 60, xp: 0, unitBalance: 60 }));
  await stateWhere(store, (state) => selectIsAutoBankOffered(state));
});
