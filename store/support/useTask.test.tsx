import { act, renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { changeEmail } from '../../services/account/accountCare';
import { logoutStarted } from '../session/events';
import { callService } from './callService';
import { testServicesUrl } from './testing/createTestStore';
import { createSignedInStore } from './testing/signedInStore';
import { useTask } from './useTask';

const url = `${testServicesUrl}/v3/users/me/email`;
const change = { password: 'Own5Password', email: 'b@x.example' };
const task = (input: typeof change) => callService(changeEmail, input);
const bodies: unknown[] = [];
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  bodies.length = 0;
});
afterAll(() => server.close());

/** A component with the task, and what it dispatches. `answer` resolves the call. */
function given() {
  const { store } = createSignedInStore();
  let answer: (status: number) => void = () => undefined;
  server.use(
    http.put(url, async ({ request }) => {
      bodies.push(await request.json());
      const status = await new Promise<number>((resolve) => {
        answer = resolve;
      });
      return HttpResponse.json({ message: 'No', errorCode: 2041 }, { status });
    }),
  );
  const dispatched = jest.spyOn(store, 'dispatch');
  const wrapper = ({ children }: PropsWithChildren) => <Provider store={store}>{children}</Provider>;
  const view = renderHook(() => useTask(task), { wrapper });
  const isSent = () => waitFor(() => expect(bodies).toHaveLength(1));
  return { ...view, store, dispatched, isSent, answer: (status: number) => answer(status) };
}

it('runs once at a time, and its input is in no action and no state', async () => {
  const { result, store, dispatched, isSent, answer } = given();
  let outcomes: unknown;
  act(() => {
    outcomes = Promise.all([result.current.run(change), result.current.run(change)]);
  });
  expect(result.current).toMatchObject({ status: 'loading', input: [change] });

  await isSent();
  answer(200);

  await waitFor(() => expect(result.current.status).toBe('loaded'));
  expect(await outcomes).toEqual([{ output: null }, null]);
  expect(bodies).toEqual([change]);
  expect(JSON.stringify([store.getState(), dispatched.mock.calls])).not.toContain('Own5Password');
});

it('has the failure until it is reset', async () => {
  const { result, isSent, answer } = given();
  act(() => void result.current.run(change));
  await isSent();
  answer(403);
  await waitFor(() => expect(result.current).toMatchObject({ status: 'failed', failure: { code: 2041 }, input: null }));

  act(() => result.current.reset());

  expect(result.current).toMatchObject({ status: 'idle', failure: null });
});

it('ends with a sign-out, without an outcome', async () => {
  const { result, store, isSent } = given();
  let outcome: unknown;
  act(() => {
    outcome = result.current.run(change);
  });
  await isSent();

  await act(async () => {
    store.dispatch(logoutStarted());
    await outcome;
  });

  expect(await outcome).toBeNull();
  await waitFor(() => expect(result.current).toMatchObject({ status: 'idle', failure: null, output: null }));
});

it('is sent to its end where the component goes, which gets no outcome', async () => {
  const { result, unmount, isSent, answer } = given();
  let outcome: unknown;
  act(() => {
    outcome = result.current.run(change);
  });
  await isSent();

  unmount();
  answer(200);

  expect(await outcome).toBeNull();
});
