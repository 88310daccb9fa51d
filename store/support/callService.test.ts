import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { Task } from 'redux-saga';
import { all, call, type SagaGenerator, takeLatest } from 'typed-redux-saga';
import { defineEndpoint } from '../../services/http/endpoint';
import * as read from '../../services/http/parse';
import { loginSucceeded, logoutStarted } from '../session/events';
import type { Store } from '../createStore';
import { callService } from './callService';
import { buildLoginReport } from './testing/builders';
import { createTestStore, settle, type TestStoreOptions, testServicesUrl } from './testing/createTestStore';

const readName = read.fields((field) => field('name', read.string));
const getName = defineEndpoint('test.getName', 'GET', { path: '/name', auth: 'ticket', parse: readName });
const getPublicName = { ...getName, path: () => '/public', auth: 'none' as const };

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const ticketOf = (request: Request) => request.headers.get('Authorization')?.replace('Ubi_v1 t=', '');

/** Accepts one ticket and rejects all others. */
function accept(ticket: string) {
  const seen: (string | undefined)[] = [];
  server.use(
    http.get(`${testServicesUrl}/name`, ({ request }) => {
      seen.push(ticketOf(request));
      return ticketOf(request) === ticket
        ? HttpResponse.json({ name: 'Marlo' })
        : HttpResponse.json({ message: 'Ticket is expired', errorCode: 3 }, { status: 401 });
    }),
  );
  return seen;
}

function signedIn(options?: TestStoreOptions) {
  const made = createTestStore(options);
  made.signOn.signIn();
  made.store.dispatch(loginSucceeded(buildLoginReport()));
  return made;
}

describe('callService', () => {
  it('sends ticket, session and language of the player, and returns the parsed response', async () => {
    const headers: Record<string, string | null> = {};
    server.use(
      http.get(`${testServicesUrl}/name`, ({ request }) => {
        for (const name of ['Authorization', 'Ubi-SessionId', 'Ubi-LocaleCode'])
          headers[name] = request.headers.get(name);
        return HttpResponse.json({ name: 'Marlo' });
      }),
    );
    const { store } = signedIn();

    await expect(store.runSaga(() => callService(getName, null)).toPromise()).resolves.toBe('Marlo');

    expect(headers).toEqual({
      Authorization: 'Ubi_v1 t=a-ticket',
      'Ubi-SessionId': 'a-session',
      'Ubi-LocaleCode': 'en-US',
    });
  });

  it('rejects a call that needs a ticket while there is none, before anything is sent', async () => {
    const send = jest.fn<Promise<Response>, []>();
    const { store, signOn } = createTestStore({ dependencies: { fetch: send } });

    await expect(store.runSaga(() => callService(getName, null)).toPromise()).rejects.toThrow(
      'Call to this service endpoint needs the auth ticket.',
    );

    expect(send).not.toHaveBeenCalled();
    expect(signOn.calls.getTicket).toBe(0);
  });

  it('renews a rejected ticket once for all waiting calls, and repeats each of them', async () => {
    const seen = accept('renewed-ticket');
    const { store, signOn } = signedIn();
    const twoCalls = function* (): SagaGenerator<string[]> {
      return yield* all([
        call(callService<null, string>, getName, null),
        call(callService<null, string>, getName, null),
      ]);
    };

    await expect(store.runSaga(twoCalls).toPromise()).resolves.toEqual(['Marlo', 'Marlo']);

    expect(signOn.calls.getTicket).toBe(1);
    expect(seen).toEqual(['a-ticket', 'a-ticket', 'renewed-ticket', 'renewed-ticket']);
  });

  it('fails when the new ticket is rejected too', async () => {
    const seen = accept('another');
    const { store } = signedIn();

    await expect(store.runSaga(() => callService(getName, null)).toPromise()).rejects.toMatchObject({ status: 401 });

    expect(seen).toEqual(['a-ticket', 'renewed-ticket']);
  });

  it('fails with the first error, and logs out, when the ticket cannot be renewed', async () => {
    accept('another');
    const { store, signOn } = signedIn();
    signOn.ticketOutcome = createTestStore().signOn.ticketOutcome;

    await expect(store.runSaga(() => callService(getName, null)).toPromise()).rejects.toMatchObject({ status: 401 });

    expect(store.getState().auth).toMatchObject({ ticket: null, expiration: null, ticketValidated: true });
    expect(store.getState().account.loggedIn).toBe(false);
  });

  it('ends a call, and the saga that made it, when the player signs out', async () => {
    server.use(http.get(`${testServicesUrl}/name`, () => new Promise<never>(() => undefined)));
    const { store, reports } = signedIn();
    let goesOn = false;
    const task = store.runSaga(function* (): SagaGenerator<void> {
      yield* callService(getName, null);
      goesOn = true;
    });

    store.dispatch(logoutStarted());
    await settle();

    expect(task.isCancelled()).toBe(true);
    expect(goesOn).toBe(false);
    expect(reports).toEqual([]);
  });

  it.each([
    ['the saga that made it is cancelled', (_: Store, task: Task) => task.cancel()],
    ['a newer saga takes its place', (store: Store) => store.dispatch({ type: 'test/asked' })],
    ['the player signs out', (store: Store) => store.dispatch(logoutStarted())],
  ])('aborts the request on its way when %s', async (_case, end) => {
    const requests: { signal: AbortSignal | null | undefined }[] = [];
    const { store } = signedIn({
      dependencies: {
        fetch: (_url, init) => {
          requests.push({ signal: init?.signal });
          return new Promise<never>(() => undefined);
        },
      },
    });
    const task = store.runSaga(function* (): SagaGenerator<void> {
      yield* takeLatest('test/asked', () => callService(getName, null));
    });
    store.dispatch({ type: 'test/asked' });
    expect(requests.map(({ signal }) => signal?.aborted)).toEqual([false]);

    end(store, task);
    await settle();

    expect(requests[0]?.signal?.aborted).toBe(true);
    task.cancel();
  });

  it('lets a call that needs no ticket outlive a sign-out', async () => {
    server.use(http.get(`${testServicesUrl}/public`, () => HttpResponse.json({ name: 'Everybody' })));
    const { store } = signedIn();
    const task = store.runSaga(() => callService(getPublicName, null));

    store.dispatch(logoutStarted());

    await expect(task.toPromise()).resolves.toBe('Everybody');
  });
});
