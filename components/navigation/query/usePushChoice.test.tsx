import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { routeChangeCompleted, routeChangeStarted } from '../../../store/router/slice';
import { buildRouter } from '../../shell/testing/renderInShell';
import { renderWithStore } from '../../testing/renderWithStore';
import { withParameter } from './dialogAddress';
import { useChangeInPlace } from './useChangeInPlace';
import { usePushChoice } from './usePushChoice';

function Filters() {
  const pushChoice = usePushChoice();
  const changeInPlace = useChangeInPlace();
  const choose = (name: string) => void pushChoice((address) => withParameter(address, name, 'on'));
  return (
    <>
      <button onClick={() => choose('owned')}>Owned</button>
      <button onClick={() => choose('epic')}>Epic</button>
      <button onClick={() => void changeInPlace('push', (address) => withParameter(address, 'reward', 'mask'))}>
        Open a reward
      </button>
    </>
  );
}

let paint = () => {};

/** Shows the filters of `/rewards` in a browser that knows of the press, and paints when `paint` is called. */
function show() {
  const pushed: string[] = [];
  const push = (url: unknown) => {
    pushed.push(String(url));
    window.history.replaceState(null, '', String(url));
    return Promise.resolve(true);
  };
  const { store } = renderWithStore(
    <RouterContext value={{ ...buildRouter(), push }}>
      <Filters />
    </RouterContext>,
  );
  window.history.replaceState(null, '', '/rewards');
  act(() => void store.dispatch(routeChangeCompleted({ page: 'rewards', params: {}, url: '/rewards' })));
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  return { store, pushed, press };
}

const untilWritten = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

beforeEach(() => {
  Object.defineProperty(navigator, 'userActivation', { value: { isActive: true }, configurable: true });
  const frames: FrameRequestCallback[] = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback));
  paint = () => frames.splice(0).forEach((callback) => callback(0));
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'userActivation');
  jest.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

it('writes a choice once it is painted', async () => {
  const { pushed, press } = show();
  await press('Owned');
  await untilWritten();
  expect(pushed).toEqual([]);
  paint();
  await untilWritten();
  expect(pushed).toEqual(['/rewards?owned=on']);
});

it('writes two choices, and what is opened after them, in the order of the presses', async () => {
  const { pushed, press } = show();
  await press('Owned');
  await press('Epic');
  await press('Open a reward');
  paint();
  await untilWritten();
  expect(pushed).toEqual(['/rewards?owned=on', '/rewards?owned=on&epic=on', '/rewards?owned=on&epic=on&reward=mask']);
});

it('drops a choice that Back overtakes', async () => {
  const { pushed, press } = show();
  await press('Owned');
  window.dispatchEvent(new PopStateEvent('popstate'));
  paint();
  await untilWritten();
  expect(pushed).toEqual([]);
});

it.each([
  ['drops a choice while another page is being opened', '/games?filter=all', []],
  ['keeps a choice while this page is read again', '/rewards', ['/rewards?owned=on']],
])('%s', async (_case, to, written) => {
  const { store, pushed, press } = show();
  await press('Owned');
  act(() => void store.dispatch(routeChangeStarted(to)));
  paint();
  await untilWritten();
  expect(pushed).toEqual(written);
});
