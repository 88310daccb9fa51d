import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { wireError } from '../../../services/testing/wireResponses';
import { logoutStarted, userInfoLoaded } from '../../session/events';
import { buildLoginReport, buildUser } from '../../support/testing/builders';
import { testServicesUrl } from '../../support/testing/createTestStore';
import { createSignedInStore, stateWhere } from '../../support/testing/signedInStore';
import { heartbeatMs } from './saga';
import { ownPresenceRequested, presenceChosen, selectOwnPresence } from './slice';

const { userId } = buildLoginReport();
const presencesUrl = `${testServicesUrl}/v1/users/onlineStatuses`;
const ownUrl = `${testServicesUrl}/v3/profiles/me/onlineStatus`;

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() =>
  server.use(
    http.get(presencesUrl, () =>
      HttpResponse.json({ onlineStatuses: [{ userId, onlineStatus: 'away', connections: [] }] }),
    ),
  ),
);
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** Accepts presences. Returns those that were sent. */
function hear() {
  const sent: unknown[] = [];
  server.use(
    http.put(ownUrl, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ userId, onlineStatus: 'dnd', connections: [] });
    }),
  );
  return sent;
}

const knownStore = async () => {
  const { store } = createSignedInStore();
  store.dispatch(ownPresenceRequested());
  await stateWhere(store, (state) => selectOwnPresence(state) !== null);
  return store;
};

describe('how the player is seen', () => {
  it('is the one of the services, and unknown before the request', async () => {
    expect(selectOwnPresence(createSignedInStore().store.getState())).toBeNull();
    expect(selectOwnPresence((await knownStore()).getState())).toBe('away');
  });

  it('is offline when the services do not return it', async () => {
    server.use(http.get(presencesUrl, () => HttpResponse.json(wireError(2000, 500), { status: 500 })));
    expect(selectOwnPresence((await knownStore()).getState())).toBe('offline');
  });

  it('changes at once, and stays', async () => {
    const sent = hear();
    const store = await knownStore();

    store.dispatch(presenceChosen('dnd'));
    expect(selectOwnPresence(store.getState())).toBe('dnd');
    await stateWhere(store, ({ presence }) => presence.pending === null);

    expect(selectOwnPresence(store.getState())).toBe('dnd');
    expect(sent).toEqual([{ onlineStatus: 'dnd' }]);
  });

  it('is reverted when the services reject it', async () => {
    server.use(http.put(ownUrl, () => HttpResponse.json(wireError(2000, 500), { status: 500 })));
    const store = await knownStore();

    store.dispatch(presenceChosen('dnd'));
    const state = await stateWhere(store, ({ presence }) => presence.pending === null);

    expect(selectOwnPresence(state)).toBe('away');
    expect(store.getState().toasts.shown).toMatchObject([{ about: 'presenceRejected' }]);
  });

  describe('while time passes', () => {
    beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
    afterEach(() => jest.useRealTimers());

    /** A store whose calls resolve at once under fake timers, and the bodies that it sent. */
    const storeOfItsOwnTime = () => {
      const sent: unknown[] = [];
      const respond = JSON.stringify({ userId, onlineStatus: 'dnd', connections: [] });
      const fetch = (_: unknown, init?: RequestInit) => {
        sent.push(init?.body);
        return Promise.resolve(new Response(respond));
      };
      return { ...createSignedInStore({ dependencies: { fetch } }), sent };
    };

    it('is repeated before it expires, until the player signs out', async () => {
      const { store, sent } = storeOfItsOwnTime();
      store.dispatch(presenceChosen('dnd'));
      await jest.advanceTimersByTimeAsync(2 * heartbeatMs);
      expect(sent).toEqual(Array.from({ length: 3 }, () => '{"onlineStatus":"dnd"}'));

      store.dispatch(logoutStarted());
      await jest.advanceTimersByTimeAsync(3 * heartbeatMs);
      expect(sent).toHaveLength(3);
    });

    it('goes on where the page is loaded again, until the player signs out', async () => {
      const { store } = storeOfItsOwnTime();
      store.dispatch(presenceChosen('dnd'));
      await jest.advanceTimersByTimeAsync(1000);

      const reloaded = storeOfItsOwnTime();
      reloaded.store.dispatch(userInfoLoaded(buildUser()));
      await jest.advanceTimersByTimeAsync(heartbeatMs);
      expect(reloaded.sent).toEqual(['{"onlineStatus":"dnd"}', '{"onlineStatus":"dnd"}']);
      expect(selectOwnPresence(reloaded.store.getState())).toBe('dnd');
      reloaded.store.dispatch(logoutStarted());

      const later = storeOfItsOwnTime();
      later.store.dispatch(userInfoLoaded(buildUser()));
      await jest.advanceTimersByTimeAsync(heartbeatMs);
      expect(later.sent).toEqual([]);
    });

    it('is repeated with the latest value only', async () => {
      const { store, sent } = storeOfItsOwnTime();
      store.dispatch(presenceChosen('dnd'));
      await jest.advanceTimersByTimeAsync(1000);
      store.dispatch(presenceChosen('away'));
      await jest.advanceTimersByTimeAsync(heartbeatMs);
      expect(sent).toEqual(['{"onlineStatus":"dnd"}', '{"onlineStatus":"away"}', '{"onlineStatus":"away"}']);
    });

    it('is repeated as the player chose it last, in whichever tab', async () => {
      const tab = storeOfItsOwnTime();
      tab.store.dispatch(presenceChosen('online'));
      await jest.advanceTimersByTimeAsync(1000);
      const other = storeOfItsOwnTime();

      other.store.dispatch(presenceChosen('offline'));
      await jest.advanceTimersByTimeAsync(2 * heartbeatMs);
      expect(tab.sent).toEqual(['{"onlineStatus":"online"}']);
      expect(other.otherTabs.announced).toEqual(['presence']);

      other.store.dispatch(presenceChosen('dnd'));
      await jest.advanceTimersByTimeAsync(heartbeatMs);
      expect(tab.sent).toEqual(['{"onlineStatus":"online"}', '{"onlineStatus":"dnd"}']);
    });

    it('is repeated also where the browser blocks its storage', async () => {
      const blocked = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      });
      const { store, sent } = storeOfItsOwnTime();
      store.dispatch(presenceChosen('dnd'));
      await jest.advanceTimersByTimeAsync(heartbeatMs);
      expect(sent).toEqual(['{"onlineStatus":"dnd"}', '{"onlineStatus":"dnd"}']);
      blocked.mockRestore();
    });

    it('is not repeated when offline', async () => {
      const { store, sent } = storeOfItsOwnTime();
      store.dispatch(presenceChosen('offline'));
      await jest.advanceTimersByTimeAsync(3 * heartbeatMs);
      expect(sent).toEqual(['{"onlineStatus":"offline"}']);
    });
  });
});
