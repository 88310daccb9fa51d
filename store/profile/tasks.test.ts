import { http, HttpResponse, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { selectSignInStatus } from '../account/selectors';
import { userInfoLoaded } from '../session/events';
import { acceptPolicyTexts, policyTextsInForce } from '../account/tasks';
import { buildLinkedProfile, buildPlatformProfile, buildUser } from '../support/testing/builders';
import { testServicesUrl } from '../support/testing/createTestStore';
import { createSignedInStore, stateWhere } from '../support/testing/signedInStore';
import { runTask } from '../support/useTask';
import {
  closeOwnAccount,
  confirmAccount,
  devices,
  fetchDataCopy,
  keepOwnAccount,
  linkAccount,
  linkedAccounts,
  nameCheck,
  rename,
  replacePassword,
  requestEmailChange,
  secondFactor,
  setUpApp,
  signOutDevice,
  turnSecondStepOff,
  turnSecondStepOn,
  unlinkAccount,
} from './tasks';
import { selectUserId } from '../session/selectors';
import { unsavedCodes } from './unsavedCodes';

const own = `${testServicesUrl}/v3/users/me`;
const any = `${testServicesUrl}/v3/users/:id`;
const password = 'Own5Password';
const bodies: unknown[] = [];
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  bodies.length = 0;
});
afterAll(() => server.close());

/** A response; the body of its request is kept. */
const answer =
  (body: JsonBodyType, status = 200) =>
  async ({ request }: { request: Request }) => {
    bodies.push(await request.json().catch(() => null));
    return HttpResponse.json(body, { status });
  };

it('a change of the email address is sent with the password, or its rejection comes back', async () => {
  const change = { password, email: 'b@x.example' };
  server.use(http.put(`${own}/email`, answer({})));
  const { store } = createSignedInStore();
  expect(await runTask(store, () => requestEmailChange(change))).toEqual({ output: undefined });
  expect(bodies).toEqual([change]);

  server.use(http.put(`${own}/email`, answer({ message: 'No', errorCode: 2041 }, 403)));
  expect(await runTask(store, () => requestEmailChange(change))).toMatchObject({ failure: { code: 2041 } });
});

it('a copy of the data is JSON', async () => {
  server.use(http.post(`${own}/dataCopies`, answer({ data: { account: ['a@x.example'] } })));
  const { store } = createSignedInStore();
  const outcome = await runTask(store, () => fetchDataCopy(password));
  expect(outcome).toEqual({ output: JSON.stringify({ data: { account: ['a@x.example'] } }, null, 2) });
});

it('a closed account is signed out here and in other tabs; one that was not closed stays signed in', async () => {
  server.use(http.post(`${own}/closing`, answer({ message: 'No', errorCode: 2041 }, 403)));
  const { store, otherTabs } = createSignedInStore();
  await runTask(store, () => closeOwnAccount('Wrong', false));
  expect(selectSignInStatus(store.getState())).toBe('player');

  server.use(http.post(`${own}/closing`, answer({ closingDate: '2026-12-09T10:00:00.000Z' })));
  await runTask(store, () => closeOwnAccount(password, false));
  await stateWhere(store, (state) => selectSignInStatus(state) === 'visitor');
  expect(otherTabs.announced).toEqual(['signedOut']);
});

it('a closed account that is kept is read again', async () => {
  server.use(http.delete(`${own}/closing`, answer({})), http.get(own, answer(buildUser({ closingDate: null }))));
  const { store } = createSignedInStore();
  store.dispatch(userInfoLoaded(buildUser({ closingDate: '2026-12-09T10:00:00.000Z' })));
  await runTask(store, keepOwnAccount);
  await stateWhere(store, ({ account }) => account.userInfo?.closingDate === null);
});

describe('the second step', () => {
  it('is turned on in two steps, and off; its secrets are in no state', async () => {
    const setup = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/club' };
    server.use(
      http.get(`${own}/secondFactor`, answer({ isOn: false, recoveryCodesLeft: 0 })),
      http.post(`${own}/secondFactor/setups`, answer(setup)),
      http.put(`${own}/secondFactor`, answer({ recoveryCodes: ['AAAA-BBBB-CCCC'] })),
      http.delete(`${own}/secondFactor`, answer({})),
    );
    const { store } = createSignedInStore();
    store.dispatch(secondFactor.requested(null));
    await stateWhere(store, (state) => state.secondFactor.data?.isOn === false);

    expect(await runTask(store, () => setUpApp(password))).toEqual({ output: setup });
    await runTask(store, () => turnSecondStepOn({ code: '123456', secret: setup.secret }));
    expect(unsavedCodes.of(selectUserId(store.getState()))).toEqual(['AAAA-BBBB-CCCC']);
    expect(store.getState().secondFactor.data).toEqual({ isOn: true, recoveryCodesLeft: 1 });
    expect(JSON.stringify(store.getState())).not.toMatch(/Own5Password|JBSWY3DPEHPK3PXP|AAAA-BBBB-CCCC/);

    await runTask(store, () => turnSecondStepOff(password));
    expect(store.getState().secondFactor.data?.isOn).toBe(false);
    expect(bodies).toEqual([null, { password }, { code: '123456', secret: setup.secret }, { password }]);
  });
});

describe('devices', () => {
  const here = {
    deviceId: 'here',
    name: null,
    lastUseDate: '2024-03-04T11:00:00Z',
    countryCode: null,
    isCurrent: true,
  };
  const there = { ...here, deviceId: 'there', isCurrent: false };

  it('leave the list once they are signed out, and a new password signs out the others', async () => {
    let listed = [here, there];
    server.use(
      http.get(`${own}/devices`, () => HttpResponse.json({ devices: listed })),
      http.delete(`${own}/devices/there`, answer({ message: 'Gone', errorCode: 1003 }, 404)),
      http.put(`${own}/password`, answer({})),
    );
    const { store } = createSignedInStore();
    store.dispatch(devices.requested(null));
    await stateWhere(store, (state) => state.devices.data?.length === 2);
    await runTask(store, () => signOutDevice('there'));
    expect(store.getState().devices.data?.map(({ deviceId }) => deviceId)).toEqual(['here']);

    listed = [];
    await runTask(store, () => replacePassword({ password, newPassword: 'Another5Star' }));
    await stateWhere(store, (state) => state.devices.data?.length === 0);
  });
});

describe('linked accounts', () => {
  const steam = buildLinkedProfile();
  const psn = buildLinkedProfile({ profileId: 'psn-1', platformType: 'psn', isConfirmed: false });
  const url = `${testServicesUrl}/v3/profiles/me/external`;

  async function given() {
    server.use(http.get(url, () => HttpResponse.json({ profiles: [steam] })));
    const { store } = createSignedInStore();
    store.dispatch(linkedAccounts.requested(null));
    await stateWhere(store, (state) => state.linkedAccounts.status === 'loaded');
    return { store, shown: () => store.getState().linkedAccounts.data };
  }

  it('are linked, confirmed and unlinked', async () => {
    server.use(
      http.post(`${any}/profiles`, answer({ profiles: [steam, psn] })),
      http.put(`${any}/profiles/psn-1`, answer({ profiles: [steam, { ...psn, isConfirmed: true }] })),
      http.delete(`${any}/profiles/steam-1`, answer({})),
    );
    const { store, shown } = await given();
    await runTask(store, () => linkAccount('psn t=1'));
    expect(shown()).toEqual([steam, psn]);
    await runTask(store, () => confirmAccount('psn-1'));
    expect(shown()).toEqual([steam, { ...psn, isConfirmed: true }]);
    await runTask(store, () => unlinkAccount('steam-1'));
    expect(shown()?.map(({ profileId }) => profileId)).toEqual(['psn-1']);
  });

  it.each([
    ['linking', () => linkAccount('psn t=1')],
    ['confirming', () => confirmAccount('steam-1')],
    ['unlinking', () => unlinkAccount('steam-1')],
  ])('%s that is rejected changes nothing, and the reason comes back', async (_case, task) => {
    server.use(http.all(`${testServicesUrl}/v3/users/*`, answer({ message: 'No', errorCode: 2023 }, 409)));
    const { store, shown } = await given();
    expect(await runTask<unknown>(store, task)).toMatchObject({ failure: { code: 2023 } });
    expect(shown()).toEqual([steam]);
  });
});

describe('a name', () => {
  const check = `${testServicesUrl}/v3/profiles/me/validateUpdate`;
  const taken = { ErrorCode: 1013, Field: 'nameOnPlatform', FieldValueSuggestion: 'Vega_Star', Message: 'Taken.' };

  it('is checked after a pause in typing, the last one', async () => {
    server.use(http.post(check, answer({ validationReports: [taken] })));
    const { store } = createSignedInStore();
    for (const typed of ['V', 'Ve', 'Vega']) store.dispatch(nameCheck.requested(typed));
    const state = await stateWhere(store, (current) => current.nameCheck.status === 'loaded');
    expect(state.nameCheck.data).toMatchObject([{ suggestion: 'Vega_Star' }]);
    expect(bodies).toEqual([{ nameOnPlatform: 'Vega' }]);
  });

  it('is not checked where the player restores the present one', async () => {
    const { store } = createSignedInStore();
    store.dispatch(nameCheck.requested('Vega'));
    store.dispatch(nameCheck.forgotten());
    await new Promise((resolve) => setTimeout(resolve, 450));
    expect(bodies).toEqual([]);
    expect(store.getState().nameCheck).toMatchObject({ status: 'idle', request: null });
  });

  it('that is saved is the player’s everywhere', async () => {
    server.use(http.put(`${testServicesUrl}/v3/profiles/me`, answer(buildPlatformProfile({ nameOnPlatform: 'Vega' }))));
    const { store } = createSignedInStore();
    store.dispatch(userInfoLoaded(buildUser()));
    await runTask(store, () => rename('Vega'));
    const { profile, account } = store.getState();
    expect([profile.username, account.userInfo?.nameOnPlatform, account.playerProfile?.nameOnPlatform]).toEqual([
      'Vega',
      'Vega',
      'Vega',
    ]);
  });

  it.each([
    ['the new check says why', { validationReports: [taken] }, 200, 1],
    ['the failure of the renaming shows', { message: 'No' }, 500, 0],
  ])('may be taken since its check: %s', async (_case, body, status, reports) => {
    server.use(
      http.put(`${testServicesUrl}/v3/profiles/me`, answer({ message: 'No', errorCode: 1013 }, 400)),
      http.post(check, answer(body, status)),
    );
    const { store } = createSignedInStore();
    expect(await runTask(store, () => rename('Vega'))).toMatchObject({ failure: { status: 400 } });
    expect(store.getState().nameCheck.data ?? []).toHaveLength(reports);
  });
});

it('policies that changed again while the player read them are fetched again, and not accepted', async () => {
  let legalOptinsKey = 'key-1';
  const texts = { termOfUseContent: 'Play fair.', ageRequired: 13, adultAccount: { ageRequired: 18 } };
  server.use(
    http.get(`${testServicesUrl}/v3/policies/CA`, () => HttpResponse.json({ ...texts, legalOptinsKey })),
    http.get(`${testServicesUrl}/ws/v2/reacceptancetext/CA`, () =>
      HttpResponse.json({ content: 'They have changed.', legalOptinsKey }),
    ),
    http.put(`${any}/policies`, answer({ message: 'Outdated' }, 400)),
  );
  const { store } = createSignedInStore();
  store.dispatch(userInfoLoaded(buildUser({ country: 'CA', hasAcceptedLegalOptins: false })));
  store.dispatch(policyTextsInForce.requested(null));
  const { policies } = await stateWhere(store, (state) => state.policies.status === 'loaded');
  expect(policies.data).toMatchObject({
    policies: { termOfUseContent: 'Play fair.' },
    reason: 'They have changed.',
  });

  legalOptinsKey = 'key-2';
  expect(await runTask(store, () => acceptPolicyTexts('key-1'))).toMatchObject({ failure: { status: 400 } });
  const after = await stateWhere(store, (state) => state.policies.data?.policies.legalOptinsKey === 'key-2');
  expect(after.account.userInfo?.hasAcceptedLegalOptins).toBe(false);

  server.use(http.put(`${any}/policies`, answer({})));
  await runTask(store, () => acceptPolicyTexts('key-2'));
  expect(store.getState().account.userInfo?.hasAcceptedLegalOptins).toBe(true);
});
