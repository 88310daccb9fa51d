import { act, render } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { playerFeatures } from '../../../store/playerFeatures';
import { createVisitorStore, settle } from '../../../store/support/testing/createTestStore';
import { buildRouter } from '../testing/renderInShell';
import { StoreProvider } from './StoreProvider';

beforeEach(() => {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
});
afterEach(() => {
  jest.restoreAllMocks();
  delete document.documentElement.dataset.returning;
  window.history.replaceState(null, '', '/');
});

/** Opens a page, and returns how often the sign-on and the code of players were requested so far. */
function open(path: string) {
  window.history.replaceState(null, '', path);
  const loadPlayerFeatures = jest.fn(() => Promise.resolve(playerFeatures));
  const { store, signOn } = createVisitorStore({ dependencies: { loadPlayerFeatures } });
  render(
    <RouterContext value={buildRouter()}>
      <StoreProvider store={store}>The page</StoreProvider>
    </RouterContext>,
  );
  return { requests: () => ({ signOn: signOn.calls.login, code: loadPlayerFeatures.mock.calls.length }) };
}

it('leaves the sign-on until a visitor does something, or the page is idle', async () => {
  const { requests } = open('/rewards');
  expect(requests()).toEqual({ signOn: 0, code: 0 });
  await act(async () => {
    document.body.dispatchEvent(new Event('pointerdown'));
    await settle();
    await settle();
  });
  expect(requests()).toEqual({ signOn: 1, code: 0 });
});

it('asks the sign-on and loads the code of players at once where a player was signed in', async () => {
  document.documentElement.dataset.returning = '';
  const { requests } = open('/rewards');
  expect(requests()).toEqual({ signOn: 1, code: 1 });
  await act(() => Promise.resolve());
});

it('asks the sign-on at once on a page of players', async () => {
  const { requests } = open('/fr-FR/dashboard');
  expect(requests()).toEqual({ signOn: 1, code: 0 });
  await act(() => Promise.resolve());
});
