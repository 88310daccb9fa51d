import { loadPart } from './loadPart';

const chunkError = () => Object.assign(new Error('Failed to load chunk'), { name: 'ChunkLoadError' });

/** Code that fails to load so many times, and then loads. */
function codeAfter(failures: number) {
  let attempts = 0;
  return {
    load: () => {
      attempts += 1;
      return attempts <= failures ? Promise.reject(chunkError()) : Promise.resolve('the dialog');
    },
    attempts: () => attempts,
  };
}

function pageOf({ isOutdated }: { isOutdated: boolean }) {
  const page = { reloads: 0, isOutdated: () => Promise.resolve(isOutdated), reload: () => void (page.reloads += 1) };
  return page;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('brings code that loads at once', async () => {
  const page = pageOf({ isOutdated: false });
  await expect(loadPart(codeAfter(0).load, page)).resolves.toBe('the dialog');
});

it('brings code as soon as the connection is back, without loading the page again', async () => {
  const [page, code] = [pageOf({ isOutdated: false }), codeAfter(5)];
  const loading = loadPart(code.load, page);
  await jest.advanceTimersByTimeAsync(40_000);
  await expect(loading).resolves.toBe('the dialog');
  expect(page.reloads).toBe(0);
});

it('tries at once when the browser is online again', async () => {
  const [page, code] = [pageOf({ isOutdated: false }), codeAfter(1)];
  const loading = loadPart(code.load, page);
  await jest.advanceTimersByTimeAsync(0);
  window.dispatchEvent(new Event('online'));
  await expect(loading).resolves.toBe('the dialog');
});

it('loads the page again, once, where a deploy has removed the code', async () => {
  const [page, code] = [pageOf({ isOutdated: true }), codeAfter(Infinity)];
  void loadPart(code.load, page);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(page.reloads).toBe(1);
  expect(code.attempts()).toBe(1);
});

it('fails where the code itself fails', async () => {
  const broken = () => Promise.reject(new TypeError('no such field'));
  await expect(loadPart(broken, pageOf({ isOutdated: true }))).rejects.toThrow('no such field');
});
