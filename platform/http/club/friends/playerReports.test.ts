import { playerReports } from '../../../db/schema';
import { newcomer, seedSample, type TestPlayer } from '../../../testing/players';
import { startPlatform, startUpMs, type TestPlatform } from '../../../testing/startPlatform';

const hour = 60 * 60 * 1000;

describe('a report', () => {
  let club: TestPlatform;
  let ines: TestPlayer;
  let kit: TestPlayer;

  beforeAll(async () => {
    club = await startPlatform();
    await seedSample(club);
  }, startUpMs);
  afterAll(() => club.close());
  beforeEach(async () => {
    await club.platform.db.delete(playerReports);
    ines = await newcomer(club);
    kit = await newcomer(club);
  });

  const report = (from: TestPlayer, body: unknown) => from.call('/v3/profiles/me/reports', { method: 'POST', body });
  const storedReports = () => club.platform.db.select().from(playerReports);

  it('lands in the queue with its reason and note', async () => {
    const body = { pid: kit.profileId, reason: 'harassment', note: '  Insults me daily. ' };
    expect(await report(ines, body)).toMatchObject({ status: 200, body: {} });
    expect(await storedReports()).toMatchObject([
      { reporterId: ines.profileId, reportedId: kit.profileId, reason: 'harassment', note: 'Insults me daily.' },
    ]);
  });

  it('is accepted from a player whom the reported one has blocked', async () => {
    await kit.call('/v3/profiles/me/blocks', { method: 'POST', body: { pid: ines.profileId } });
    expect((await report(ines, { pid: kit.profileId, reason: 'name' })).status).toBe(200);
  });

  it('replaces the open one of the same player, also concurrently', async () => {
    await Promise.all([1, 2, 3].map(() => report(ines, { pid: kit.profileId, reason: 'spam' })));
    await report(ines, { pid: kit.profileId, reason: 'cheating', note: 'Flies' });
    expect(await storedReports()).toMatchObject([{ reason: 'cheating', note: 'Flies' }]);
  });

  it('is one of at most ten within 24 hours, also concurrently', async () => {
    const others = await Promise.all(Array.from({ length: 12 }, () => newcomer(club)));
    const responses = await Promise.all(
      others.map(({ profileId }) => report(ines, { pid: profileId, reason: 'spam' })),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(10);
    const limited = await report(ines, { pid: kit.profileId, reason: 'spam' });
    expect(limited).toMatchObject({ status: 429, body: { errorCode: 1100 } });
    expect(limited.headers.get('Retry-After')).toBe(String(24 * 60 * 60));
    // An open report can still be changed.
    const [first] = await storedReports();
    expect((await report(ines, { pid: first?.reportedId, reason: 'name' })).status).toBe(200);
    club.clock.advance(24 * hour);
    expect((await report(ines, { pid: kit.profileId, reason: 'spam' })).status).toBe(200);
  });

  it.each([
    ['about nobody', () => ({ reason: 'spam' }), 400, 1],
    ['about oneself', () => ({ pid: ines.profileId, reason: 'spam' }), 400, 1],
    ['without a reason', () => ({ pid: kit.profileId }), 400, 1],
    ['for an unknown reason', () => ({ pid: kit.profileId, reason: 'ugly' }), 400, 1],
    ['with a note of 501 characters', () => ({ pid: kit.profileId, reason: 'spam', note: 'x'.repeat(501) }), 400, 1],
    ['about an unknown player', () => ({ pid: '00000000-0000-4000-8000-000000000000', reason: 'spam' }), 404, 1003],
    ['about an unknown name', () => ({ nameOnPlatform: 'Nobody_Here', reason: 'spam' }), 404, 1003],
  ])('is rejected %s', async (_, body, status, errorCode) => {
    expect(await report(ines, body())).toMatchObject({ status, body: { errorCode } });
    expect(await storedReports()).toEqual([]);
  });
});
