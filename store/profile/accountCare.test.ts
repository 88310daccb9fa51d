import { http, HttpResponse, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { selectSignInStatus } from '../account/selectors';
import { userInfoLoaded } from '../session/events';
import type { PlayerState } from '../rootReducer';
import { buildUser } from '../support/testing/builders';
import { testServicesUrl } from '../support/testing/createTestStore';
import { createSignedInStore, stateWhere } from '../support/testing/signedInStore';
import { holdClosingPassword } from './closing/heldPassword';
import { closingRequested, keepingRequested } from './closing/slice';
import { holdCopyPassword, takeCopy } from './dataCopy/heldCopy';
import { dataCopyRequested } from './dataCopy/slice';
import { holdEmailChange } from './email/heldEmailChange';
import { emailChangeRequested, emailTyped } from './email/slice';
import { holdFactorCode, holdFactorPassword } from './secondFactor/held';
import {
  factorOffRequested,
  factorOnRequested,
  factorSecretsForgotten,
  factorSetupRequested,
  secondFactorRequested,
} from './secondFactor/slice';

const own = `${testServicesUrl}/v3/users/me`;
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

let bodies: unknown[] = [];
beforeEach(() => {
  bodies = [];
});
const answer =
  (body: JsonBodyType, status = 200) =>
  async ({ request }: { request: Request }) => {
    bodies.push(await request.json().catch(() => null));
    return HttpResponse.json(body, { status });
  };
const wrongPassword = { message: 'No', errorCode: 2041 };
const isVisitor = (state: PlayerState) => selectSignInStatus(state) === 'visitor';

it('requests the change of the e-mail address once, without the password in the state', async () => {
  server.use(http.put(`${own}/email`, answer({})));
  const { store } = createSignedInStore();
  holdEmailChange({ password: 'Own5Password', email: 'b@x.example' });
  store.dispatch(emailChangeRequested());
  store.dispatch(emailChangeRequested());
  const state = await stateWhere(store, ({ email }) => email.status === 'loaded');
  expect(bodies).toEqual([{ password: 'Own5Password', email: 'b@x.example' }]);
  expect(JSON.stringify(state)).not.toContain('Own5Password');
});

it('keeps the reason for a rejected change until the player types again', async () => {
  server.use(http.put(`${own}/email`, answer(wrongPassword, 403)));
  const { store } = createSignedInStore();
  holdEmailChange({ password: 'Wrong', email: 'b@x.example' });
  store.dispatch(emailChangeRequested());
  const { email } = await stateWhere(store, (state) => state.email.status === 'failed');
  expect(email.failure?.code).toBe(2041);
  store.dispatch(emailTyped());
  expect(store.getState().email.failure).toBeNull();
});

it('holds a copy of the data for the screen, once', async () => {
  server.use(http.post(`${own}/dataCopies`, answer({ data: { account: [{ email: 'a@x.example' }] } })));
  const { store } = createSignedInStore();
  holdCopyPassword('Own5Password');
  store.dispatch(dataCopyRequested());
  const state = await stateWhere(store, ({ dataCopy }) => dataCopy.status === 'loaded');
  expect(JSON.stringify(state)).not.toContain('a@x.example');
  expect(JSON.parse(takeCopy() ?? 'null')).toEqual({ data: { account: [{ email: 'a@x.example' }] } });
  expect(takeCopy()).toBeNull();
});

it('signs out here and in other tabs after the account was closed', async () => {
  server.use(http.post(`${own}/closing`, answer({ closingDate: '2026-12-09T10:00:00.000Z' })));
  const { store, otherTabs } = createSignedInStore();
  holdClosingPassword('Own5Password');
  store.dispatch(closingRequested());
  await stateWhere(store, isVisitor);
  expect(bodies).toEqual([{ password: 'Own5Password' }]);
  expect(otherTabs.announced).toEqual(['signedOut']);
});

it('stays signed in where the account was not closed', async () => {
  server.use(http.post(`${own}/closing`, answer(wrongPassword, 403)));
  const { store } = createSignedInStore();
  holdClosingPassword('Wrong');
  store.dispatch(closingRequested());
  const state = await stateWhere(store, ({ closing }) => closing.closing.status === 'failed');
  expect(isVisitor(state)).toBe(false);
});

it('reads the account again once it is kept', async () => {
  server.use(
    http.delete(`${own}/closing`, answer({})),
    http.get(own, () => HttpResponse.json(buildUser({ closingDate: null }))),
  );
  const { store } = createSignedInStore();
  store.dispatch(userInfoLoaded(buildUser({ closingDate: '2026-12-09T10:00:00.000Z' })));
  store.dispatch(keepingRequested());
  const { closing } = await stateWhere(store, ({ account }) => account.userInfo?.closingDate === null);
  expect(closing.keeping.status).toBe('loaded');
});

it('turns the second factor on in two steps, and off; its secrets leave the state with the screen', async () => {
  const setup = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/club' };
  server.use(
    http.get(`${own}/secondFactor`, answer({ isOn: false, recoveryCodesLeft: 0 })),
    http.post(`${own}/secondFactor/setups`, answer(setup)),
    http.put(`${own}/secondFactor`, answer({ recoveryCodes: ['AAAA-BBBB-CCCC'] })),
    http.delete(`${own}/secondFactor`, answer({})),
  );
  const { store } = createSignedInStore();
  store.dispatch(secondFactorRequested());
  await stateWhere(store, ({ secondFactor }) => secondFactor.isOn === false);

  holdFactorPassword('Own5Password');
  store.dispatch(factorSetupRequested());
  const shown = await stateWhere(store, ({ secondFactor }) => secondFactor.setup !== null);
  expect(shown.secondFactor.setup).toEqual(setup);

  holdFactorCode('123456');
  store.dispatch(factorOnRequested());
  const on = await stateWhere(store, ({ secondFactor }) => secondFactor.isOn === true);
  expect(on.secondFactor).toMatchObject({ setup: null, recoveryCodes: ['AAAA-BBBB-CCCC'], recoveryCodesLeft: 1 });
  store.dispatch(factorSecretsForgotten());
  expect(JSON.stringify(store.getState())).not.toMatch(/JBSWY3DPEHPK3PXP|AAAA-BBBB-CCCC/);

  holdFactorPassword('Own5Password');
  store.dispatch(factorOffRequested());
  await stateWhere(store, ({ secondFactor }) => secondFactor.isOn === false);
  expect(bodies).toEqual([null, { password: 'Own5Password' }, { code: '123456' }, { password: 'Own5Password' }]);
});
