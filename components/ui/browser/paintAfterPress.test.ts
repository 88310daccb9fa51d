import { paintAfterPress } from './paintAfterPress';

/** The order in which frames and the end of the wait come. */
function watch() {
  const seen: string[] = [];
  requestAnimationFrame(() => seen.push('frame'));
  void paintAfterPress().then(() => seen.push('after'));
  return seen;
}

const press = (isActive: boolean) =>
  Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { isActive } });

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'userActivation');
});

it('goes on at once in a browser that does not report presses, and where nothing was pressed', async () => {
  const unknown = watch();
  await jest.advanceTimersByTimeAsync(0);
  expect(unknown).toEqual(['after']);
  press(false);
  const unpressed = watch();
  await jest.advanceTimersByTimeAsync(0);
  expect(unpressed).toEqual(['after']);
});

it('waits for the frame after a press', async () => {
  press(true);
  const seen = watch();
  await jest.advanceTimersByTimeAsync(50);
  expect(seen).toEqual(['frame', 'after']);
});

it('does not wait long in a page that paints no frames', async () => {
  press(true);
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  const seen = watch();
  await jest.advanceTimersByTimeAsync(99);
  expect(seen).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(seen).toEqual(['after']);
  jest.restoreAllMocks();
});
