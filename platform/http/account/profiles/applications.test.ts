import { ids } from '../../../content/ids';
import { givenPlayer } from '../../../testing/accounts';
import { demoPlayer, seedSample, type TestPlayer } from '../../../testing/players';
import { sampleContent } from '../../../testing/sampleContent';
import { startPlatform, testAppId, type TestPlatform } from '../../../testing/startPlatform';

const [owner] = sampleContent.players;
const title = owner?.owned[0];

describe('applications', () => {
  let platform: TestPlatform;
  let player: TestPlayer;
  const appId = () => ids.application(title?.gameSlug ?? '', title?.platform ?? '');

  beforeAll(async () => {
    platform = await startPlatform();
    await seedSample(platform);
    player = demoPlayer(platform, owner?.key ?? '');
  });
  afterAll(() => platform.close());

  it("returns a player's played applications", async () => {
    const { status, body } = await player.call('/v3/profiles/me/applications?limit=100');
    expect(status).toBe(200);
    expect(body).toHaveProperty(
      'applications',
      expect.arrayContaining([expect.objectContaining({ profileId: player.profileId, appId: appId() })]),
    );
    const again = await player.call(`/v1/profiles/applications?profileIds=${player.profileId}&limit=10000`);
    expect(again.body).toEqual(body);
  });

  it('rejects strangers', async () => {
    const { ticket } = await givenPlayer(platform, { email: 'passer@far.example', nameOnPlatform: 'Passer_By' });
    for (const path of [
      `/v3/profiles/${player.profileId}/applications`,
      `/v1/profiles/applications?profileIds=${player.profileId}`,
    ]) {
      expect((await platform.request(path, { ticket })).status).toBe(403);
    }
  });

  it('shows an application by its id, its space and in a list', async () => {
    const spaceId = ids.space(title?.gameSlug ?? '');
    const one = await player.call(`/v2/applications/${appId()}`);
    expect(one).toMatchObject({ status: 200, body: { applicationId: appId(), spaceId, platform: title?.platform } });
    const listed = await player.call(`/v2/applications?applicationIds=${appId()}`);
    expect(listed.body).toEqual({ applications: [one.body] });
    const inVersion1 = await player.call(`/v1/applications?applicationIds=${appId()}`);
    expect(inVersion1.body).toEqual(listed.body);
    const ofSpace = await player.call(`/v2/applications?spaceIds=${spaceId}`);
    expect(ofSpace.body).toHaveProperty('applications', expect.arrayContaining([one.body]));
  });

  it('rejects visitors', async () => {
    for (const path of [`/v2/applications/${appId()}`, `/v2/applications?applicationIds=${appId()}`]) {
      expect((await platform.request(path)).status).toBe(401);
    }
  });

  it("returns the configuration of a game's SDK and of the calling application", async () => {
    const ofGame = await platform.request(`/v1/applications/${appId()}/configuration`);
    expect(ofGame.body).toHaveProperty('configuration.sdkConfig.timeoutSec', 10);
    expect(ofGame.body).toHaveProperty('configuration.platformConfig.spaceId', ids.space(title?.gameSlug ?? ''));

    const ofClub = await platform.request(`/v1/applications/${testAppId}/configuration`);
    expect(ofClub.body).toHaveProperty('configuration.platformConfig.spaceId', ids.club);

    const ofNoProfile = await platform.request('/v1/applications/00000000-0000-4000-8000-000000000000/configuration');
    expect(ofNoProfile.status).toBe(404);
  });

  it.each([
    ['/v2/applications/00000000-0000-4000-8000-000000000000', 404],
    ['/v2/applications/moongate', 404],
    ['/v2/applications', 400],
    ['/v2/applications?spaceIds=moongate', 400],
  ])('answers %s with %d', async (path, status) => {
    expect((await player.call(path)).status).toBe(status);
  });
});
