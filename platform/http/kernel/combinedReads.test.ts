import { Hono } from 'hono';
import { z } from 'zod';
import { openSession } from '../../db/stores/accounts/sessionStore';
import { newcomer, seedSample, type TestPlayer } from '../../testing/players';
import { toRequestInit } from '../../testing/client';
import { startPlatform, startUpMs, type TestPlatform } from '../../testing/startPlatform';
import { callsInFlight } from './callsInFlight';
import { combinedReads } from './combinedReads';
import type { HonoEnv } from './honoEnv';
import { transactionId } from './middleware';
import { openOperation } from './operation';

describe('combined reads', () => {
  let club: TestPlatform;
  let player: TestPlayer;
  beforeAll(async () => {
    club = await startPlatform();
    await seedSample(club);
    player = await newcomer(club);
  }, startUpMs);
  afterAll(() => club.close());

  const readsOf = (...paths: string[]) =>
    player.call(`/v1/profiles/me/reads?${new URLSearchParams({ paths: paths.join() }).toString()}`);

  it('contain what the single calls return, in the order of the paths', async () => {
    const paths = [
      '/v3/users/me',
      '/clubwip/v1/profiles/me/club/website/newbalance',
      '/v1/profiles/me/club/units/transactions?limit=5&offset=0',
      '/v1/spaces/news?limit=3',
      '/v2/profiles/me/iplocation',
    ];

    const { status, body } = await readsOf(...paths);

    const singly = await Promise.all(paths.map((path) => player.call(path)));
    expect(status).toBe(200);
    expect(body).toEqual({
      reads: paths.map((path, index) => ({ path, status: 200, retryAfter: null, body: singly[index]?.body })),
    });
  });

  it('are in the language of the call', async () => {
    const path = '/v1/profiles/me/reads?paths=/v1/profiles/me/club/website/badges/details';
    const read = (locale: string) => player.call(path, { headers: { 'Ubi-LocaleCode': locale } });
    expect((await read('fr-FR')).body).not.toEqual((await read('en-US')).body);
  });

  it('keep the error of one read to that read', async () => {
    const other = '5b36b900-65d8-47f3-93c8-86bdaa48ab50';

    const { status, body } = await readsOf(
      '/v3/users/me',
      '/v1/spaces/nowhere',
      `/v1/profiles/${other}/club/wishlist`,
      '/v1/profiles/me/club/units/transactions?limit=many',
    );

    expect(status).toBe(200);
    expect(body).toMatchObject({
      reads: [
        { status: 200 },
        { status: 404, body: { errorCode: 1003, httpCode: 404 } },
        { status: 403, body: { errorCode: 2 } },
        { status: 400, body: { errorCode: 1 } },
      ],
    });
  });

  it.each([
    ['another combined call', '/v1/profiles/me/reads?paths=/v3/users/me'],
    ['a page', '/docs'],
  ])('do not contain %s', async (_, path) => {
    expect((await readsOf(path)).body).toMatchObject({ reads: [{ status: 404 }] });
  });

  it.each([
    ['no path', ''],
    ['21 paths', Array.from({ length: 21 }, () => '/v3/users/me').join()],
    ['another host', '//elsewhere.test/v3/users/me'],
    ['no path but a word', 'users'],
  ])('with %s are rejected by name', async (_, paths) => {
    const { status, body } = await readsOf(paths);
    expect(status).toBe(400);
    expect(body).toHaveProperty('moreInfo', expect.stringContaining("'paths"));
  });

  it('need a ticket', async () => {
    expect((await club.request('/v1/profiles/me/reads?paths=/v3/users/me')).status).toBe(401);
  });

  describe('of lists of 200 KB', () => {
    const combined = z.object({
      reads: z.array(z.object({ status: z.number(), retryAfter: z.number().nullable(), body: z.unknown() })),
    });

    /** Combined reads of one operation, and how often that has run, at most at once. */
    async function longLists() {
      const runs = { all: 0, now: 0, most: 0 };
      const list = openOperation('GET', '/v1/list', {
        id: 'list',
        summary: 'A long list.',
        response: z.object({ text: z.string() }),
        handle: async () => {
          runs.all += 1;
          runs.now += 1;
          runs.most = Math.max(runs.most, runs.now);
          await new Promise((resolve) => setTimeout(resolve, 1));
          runs.now -= 1;
          return { text: 'x'.repeat(200_000) };
        },
      });
      const app = new Hono<HonoEnv>();
      app.use(transactionId);
      combinedReads(club.platform, [list], callsInFlight({}).reads).mount(app, club.platform);
      const { ticket } = await openSession(club.platform.db, club.platform.clock, player.profileId, {
        rememberMe: false,
      });
      const read = async (...paths: string[]) => {
        const query = new URLSearchParams({ paths: paths.join() }).toString();
        const response = await app.request(`/v1/profiles/me/reads?${query}`, toRequestInit({ ticket }));
        return combined.parse(await response.json()).reads;
      };
      return { runs, read };
    }

    const differing = Array.from({ length: 20 }, (_, index) => `/v1/list?page=${index}`);

    it('run a repeated read once, and answer it at each place', async () => {
      const { runs, read } = await longLists();
      const reads = await read('/v1/list', '/v1/list', '/v1/list');
      expect(reads.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(runs.all).toBe(1);
    });

    it('have room for a repeated read at as many places as for differing ones', async () => {
      const { runs, read } = await longLists();
      const reads = await read(...Array<string>(20).fill('/v1/list'));
      expect(reads.map(({ status }) => status)).toEqual([
        ...Array<number>(4).fill(200),
        ...Array<number>(16).fill(429),
      ]);
      expect(runs.all).toBe(1);
    });

    it('answer what the response has room for; the rest is to be called again, and does not run', async () => {
      const { runs, read } = await longLists();
      const reads = await read(...differing);
      expect(reads.slice(0, 4).map(({ status }) => status)).toEqual(Array(4).fill(200));
      for (const read of reads.slice(4))
        expect(read).toMatchObject({ status: 429, retryAfter: 1, body: { errorCode: 1100 } });
      expect(runs.all).toBeLessThanOrEqual(8);
    });

    it('take turns as single calls of the ticket do, those of many calls together', async () => {
      const { runs, read } = await longLists();
      await Promise.all(Array.from({ length: 10 }, () => read(...differing)));
      expect(runs.most).toBe(4);
    });
  });
});
