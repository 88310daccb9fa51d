import { demoPlayer, seedSample } from '../testing/players';
import { startPlatform, startUpMs, testOrigin, type TestPlatform } from '../testing/startPlatform';

let club: TestPlatform;
beforeAll(async () => {
  club = await startPlatform({ publisherUrl: 'http://localhost:4000/publisher/{site}' });
  await seedSample(club);
}, startUpMs);
afterAll(() => club.close());

const appId = { headers: { 'Ubi-AppId': '' } };

it.each(['/publisher/store', '/publisher/forums-de', '/publisher/store/moongate'])(
  'a link to %s leads to a page with the way back to the club',
  async (path) => {
    const { status, body } = await club.request(path, appId);
    expect(status).toBe(200);
    expect(String(body)).toContain(`href="${testOrigin}/en-US"`);
  },
);

it('games link to the same pages', async () => {
  const player = demoPlayer(club, 'marlowe');
  const game = await player.call('/clubwip/v1/profiles/me/club/website/game?slug=moongate&platform=PC');
  expect(game.body).toMatchObject({
    links: { storeLink: 'http://localhost:4000/publisher/store/moongate', betaLink: '' },
  });
});

it('a platform of the publisher’s own sites has no such pages', async () => {
  const other = await startPlatform({ publisherUrl: 'https://{site}.publisher.example' });
  expect((await other.request('/publisher/store', appId)).status).toBe(404);
  await other.close();
});
