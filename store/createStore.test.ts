import { loginModalDismissed, loginModalToggled } from './interface/slice';
import { createStore, type BareStore } from './createStore';
import { runSagas } from './runSagas';
import { settle, testEnvironment } from './support/testing/createTestStore';

const openLogin = loginModalToggled({ showLoginModal: true, redirectOnClose: 'index' });

it('loads its sagas once, and they answer what was dispatched before and after', async () => {
  const navigate = jest.fn();
  const loadSagas = jest.fn((store: BareStore) =>
    Promise.resolve(runSagas(store, { environment: testEnvironment, navigate })),
  );
  const store = createStore({}, loadSagas);

  store.dispatch(openLogin);
  store.dispatch(loginModalDismissed());
  expect(store.getState().interface.showLoginModal).toBe(true);

  const { stop } = await store.startSagas();
  await settle();
  expect(store.getState().interface.showLoginModal).toBe(false);
  expect(navigate.mock.calls).toEqual([['index', undefined, undefined, { isRedirect: true }]]);

  await store.startSagas();
  store.dispatch(openLogin);
  store.dispatch(loginModalDismissed());
  await settle();
  expect(navigate).toHaveBeenCalledTimes(2);
  expect(loadSagas).toHaveBeenCalledTimes(1);
  stop();
});
