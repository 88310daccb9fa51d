import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { logoutStarted, userInfoLoaded } from '../../session/events';
import type { PlayerState } from '../../rootReducer';
import { buildPlatformProfile, buildUser } from '../../support/testing/builders';
import { testServicesUrl } from '../../support/testing/createTestStore';
import { createSignedInStore, stateWhere } from '../../support/testing/signedInStore';
import { nameChecked, nameTyped, namingEnded, namingReducer, renameRequested } from './slice';

const checked: string[] = [];
const taken = { ErrorCode: 1013, Field: 'nameOnPlatform', FieldValueSuggestion: 'Vega_Star', Message: 'Taken.' };
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  checked.length = 0;
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const readName = async (request: Request) => {
  const body: unknown = await request.json();
  return typeof body === 'object' && body !== null && 'nameOnPlatform' in body ? String(body.nameOnPlatform) : '';
};

/** Responses to the check of a name and to the renaming. */
function answer({ reports = [], rename }: { reports?: unknown[]; rename?: (name: string) => Response }) {
  server.use(
    http.post(`${testServicesUrl}/v3/profiles/me/validateUpdate`, async ({ request }) => {
      checked.push(await readName(request));
      return HttpResponse.json({ validationReports: reports });
    }),
    http.put(`${testServicesUrl}/v3/profiles/me`, async ({ request }) => {
      const name = await readName(request);
      return rename?.(name) ?? HttpResponse.json(buildPlatformProfile({ nameOnPlatform: name }));
    }),
  );
}
const reject = (status: number) => () => HttpResponse.json({ message: 'No' }, { status });
const isAt =
  (check: string) =>
  ({ naming }: PlayerState) =>
    naming.check === check && naming.status !== 'loading';

describe('a name that is typed', () => {
  it('is checked after a pause in typing', async () => {
    answer({});
    const { store } = createSignedInStore();
    for (const name of ['V', 'Ve', 'Vega']) store.dispatch(nameTyped(name));
    expect(store.getState().naming).toMatchObject({ name: 'Vega', check: 'checking' });
    await stateWhere(store, isAt('free'));
    expect(checked).toEqual(['Vega']);
  });

  it('is rejected with suggestions', async () => {
    answer({ reports: [taken] });
    const { store } = createSignedInStore();
    store.dispatch(nameTyped('Vega'));
    const { naming } = await stateWhere(store, isAt('rejected'));
    expect(naming.reports).toEqual([
      { errorCode: 1013, field: 'nameOnPlatform', suggestion: 'Vega_Star', message: 'Taken.' },
    ]);
  });

  it('may be saved unchecked where the check fails', async () => {
    server.use(http.post(`${testServicesUrl}/v3/profiles/me/validateUpdate`, reject(500)));
    const { store, reports } = createSignedInStore();
    store.dispatch(nameTyped('Vega'));
    await stateWhere(store, isAt('unchecked'));
    expect(reports).toEqual([]);
  });

  it.each([
    ['the player goes back to the name there is', namingEnded()],
    ['the player signs out', logoutStarted()],
  ])('is forgotten where %s', (_case, event) => {
    const { store } = createSignedInStore();
    const { naming } = store.getState();
    store.dispatch(nameTyped('Vega'));
    store.dispatch(event);
    expect(store.getState().naming).toEqual(naming);
  });
});

it('the check of an earlier name is ignored', () => {
  const typed = namingReducer(undefined, nameTyped('Vega'));
  expect(namingReducer(typed, nameChecked({ name: 'Veg', reports: [] }))).toEqual(typed);
});

describe('a name that is saved', () => {
  const given = () => {
    const made = createSignedInStore();
    made.store.dispatch(userInfoLoaded(buildUser()));
    made.store.dispatch(nameTyped('Vega'));
    return made;
  };

  it('is the player’s everywhere', async () => {
    answer({});
    const { store } = given();
    store.dispatch(renameRequested());
    const { profile, account } = await stateWhere(store, isAt('none'));
    // The pending check would be sent now.
    await new Promise((resolve) => setTimeout(resolve, 450));
    expect(store.getState().naming).toMatchObject({ name: '', check: 'none' });
    expect([profile.username, account.userInfo?.nameOnPlatform, account.playerProfile?.nameOnPlatform]).toEqual([
      'Vega',
      'Vega',
      'Vega',
    ]);
  });

  it('may be taken since the check: then the reports say so', async () => {
    answer({ reports: [taken], rename: reject(400) });
    const { store } = given();
    store.dispatch(renameRequested());
    const { naming, account } = await stateWhere(store, isAt('rejected'));
    expect(naming).toMatchObject({ name: 'Vega', reports: [{ suggestion: 'Vega_Star' }] });
    expect(account.userInfo?.nameOnPlatform).toBe('Marlo');
  });

  it('stays unsaved with the failure when the services fail', async () => {
    answer({ rename: reject(500) });
    const { store } = given();
    store.dispatch(renameRequested());
    const { naming } = await stateWhere(
      store,
      (state) => state.naming.failure !== null && state.naming.status !== 'loading',
    );
    expect(naming).toMatchObject({ name: 'Vega', failure: { status: 500 } });
  });
});
