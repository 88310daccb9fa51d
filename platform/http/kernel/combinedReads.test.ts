import { newcomer, seedSample, type TestPlayer } from '../../testing/players';
import { startPlatform, startUpMs, type TestPlatform } from '../../testing/startPlatform';

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
});
