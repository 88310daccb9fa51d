import { appMounted } from '../support/appMounted';
import { createTestStore } from '../support/testing/createTestStore';

/** A browser asks for a picture each time its address is set, also to what it was. */
function picture(fields: { complete: boolean; naturalWidth: number; src?: string }) {
  const { src = '/emblem.png', ...state } = fields;
  const image = document.createElement('img');
  if (src !== '') image.src = src;
  for (const [name, value] of Object.entries(state)) Object.defineProperty(image, name, { value });
  document.body.append(image);
  return jest.spyOn(image, 'setAttribute');
}

afterEach(() => jest.useRealTimers());

it('asks again for the pictures that failed, once the browser is back online', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  const { store } = createTestStore();
  store.dispatch(appMounted());
  await jest.advanceTimersByTimeAsync(0);
  const failed = picture({ complete: true, naturalWidth: 0 });
  const others = [
    picture({ complete: true, naturalWidth: 64 }),
    picture({ complete: false, naturalWidth: 0 }),
    picture({ complete: true, naturalWidth: 0, src: '' }),
  ];

  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(1_000);

  expect(failed.mock.calls).toEqual([['src', 'http://localhost/emblem.png']]);
  for (const other of others) expect(other).not.toHaveBeenCalled();
});
