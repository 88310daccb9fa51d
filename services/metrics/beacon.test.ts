import { z } from 'zod';
import { createBeacon } from './beacon';
import type { MetricsEvent } from './events';

const batch = z.object({ visitId: z.string(), release: z.string(), events: z.array(z.unknown()) });
const event: MetricsEvent = { type: 'action', page: 'home', action: 'join', place: 'header' };

beforeEach(() => jest.useFakeTimers());
// Only pages with HTTPS have it.
beforeAll(() => Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true }));
afterEach(() => jest.useRealTimers());

async function given(status = 204) {
  const posts: { url: unknown; init: RequestInit | undefined; body: z.output<typeof batch> }[] = [];
  const beacon = createBeacon({
    servicesUrl: 'https://services.example',
    fetch: (url, init) => {
      posts.push({ url, init, body: batch.parse(JSON.parse(z.string().parse(init?.body))) });
      return status === 0 ? Promise.reject(new TypeError('offline')) : Promise.resolve(new Response(null, { status }));
    },
  });
  await beacon.start();
  return { beacon, posts };
}

const turnAway = (state: 'hidden' | 'visible') => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

describe('the beacon', () => {
  it('sends what came within two seconds together, in order, without cookies or the page’s address', async () => {
    const { beacon, posts } = await given();
    beacon.send(event);
    beacon.send({ ...event, action: 'sign-in' });
    expect(posts).toEqual([]);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(posts).toHaveLength(1);
    expect(posts[0]).toMatchObject({
      url: 'https://services.example/metrics/events',
      init: { method: 'POST', credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true },
      body: {
        release: 'development',
        events: [
          { ...event, sequence: 1 },
          { ...event, action: 'sign-in', sequence: 2 },
        ],
      },
    });
    expect(posts[0]?.body.visitId).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('sends at once when twenty wait, and when the reader turns away', async () => {
    const { beacon, posts } = await given();
    for (let count = 0; count < 21; count += 1) beacon.send(event);
    expect(posts.map(({ body }) => body.events.length)).toEqual([20]);
    turnAway('hidden');
    expect(posts.map(({ body }) => body.events.length)).toEqual([20, 1]);
    beacon.send(event);
    expect(posts).toHaveLength(3);
    turnAway('visible');
    await jest.advanceTimersByTimeAsync(5_000);
    expect(posts).toHaveLength(3);
  });

  it('sends nothing that waits once it is stopped', async () => {
    const { beacon, posts } = await given();
    beacon.send(event);
    beacon.stop();
    window.dispatchEvent(new Event('pagehide'));
    await jest.advanceTimersByTimeAsync(5_000);
    expect(posts).toEqual([]);
  });

  it.each([0, 429, 500])('leaves a platform alone that answers %d three times in a row', async (status) => {
    const { beacon, posts } = await given(status);
    for (let round = 0; round < 6; round += 1) {
      beacon.send(event);
      await jest.advanceTimersByTimeAsync(2_000);
    }
    expect(posts).toHaveLength(3);
  });
});
