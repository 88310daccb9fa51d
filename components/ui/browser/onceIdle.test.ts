import { onceIdle } from './onceIdle';

const setLoaded = (state: DocumentReadyState) => jest.spyOn(document, 'readyState', 'get').mockReturnValue(state);
const nextTask = () => new Promise((resolve) => setTimeout(resolve, 5));

afterEach(() => jest.restoreAllMocks());

it('waits for the end of the loading, then for an idle period', async () => {
  setLoaded('interactive');
  const callback = jest.fn();
  onceIdle(callback);
  await nextTask();
  expect(callback).not.toHaveBeenCalled();

  window.dispatchEvent(new Event('load'));
  expect(callback).not.toHaveBeenCalled();
  await nextTask();
  expect(callback).toHaveBeenCalledTimes(1);
});

it.each(['scroll', 'pointerdown', 'keydown'])(
  'waits no longer after a %s, and calls back once only',
  async (action) => {
    setLoaded('interactive');
    const callback = jest.fn();
    onceIdle(callback);
    document.body.dispatchEvent(new Event(action));
    document.body.dispatchEvent(new Event(action));
    expect(callback).not.toHaveBeenCalled();
    await nextTask();
    expect(callback).toHaveBeenCalledTimes(1);

    document.body.dispatchEvent(new Event(action));
    window.dispatchEvent(new Event('load'));
    await nextTask();
    expect(callback).toHaveBeenCalledTimes(1);
  },
);

it('does not call back once the wait is ended', async () => {
  const callback = jest.fn();
  const end = onceIdle(callback);
  end();
  document.body.dispatchEvent(new Event('keydown'));
  await nextTask();
  expect(callback).not.toHaveBeenCalled();
});
