import { demoPlayer, seedSample } from '../../testing/players';
import { startPlatform, startUpMs, type TestCall, type TestPlatform } from '../../testing/startPlatform';

const nothing = '00000000-0000-4000-8000-000000000000';

let club: TestPlatform;
beforeAll(async () => {
  club = await startPlatform();
  await seedSample(club);
}, startUpMs);
afterAll(() => club.close());

const put = (body: object): TestCall => ({ method: 'PUT', body });
const post = (body: object): TestCall => ({ method: 'POST', body });

it.each<[string, string, TestCall]>([
  ['a game', '/clubwip/v1/profiles/me/club/website/game?slug=nope&platform=PC', {}],
  ['a space', `/v1/spaces/${nothing}/club/configs`, {}],
  ['a title', '/v1/profiles/me/club/titles', put({ spaceId: nothing })],
  ['a challenge to activate', '/v2/profiles/me/club/challenges', post({ challengeId: nothing, spaceId: nothing })],
  ['a challenge to bank', '/v2/profiles/me/club/challenges', put({ challengeId: nothing, spaceId: nothing })],
  ['a game that is played', '/v3/profiles/me/events', post({ spaceId: nothing, events: [] })],
  ['an application', `/v2/applications/${nothing}`, {}],
  ['an entity', `/v2/profiles/entities/${nothing}`, {}],
  ['a profile', `/v3/profiles/${nothing}`, {}],
  ['an avatar', '/v2/avatar/gallery-avatar/?avatarGalleryId=nope', post({})],
])('responds 404 with the path: %s', async (_what, path, call) => {
  const response = await demoPlayer(club, 'northwind').call(path, call);
  expect(response).toMatchObject({
    status: 404,
    body: { errorCode: 1003, httpCode: 404, message: `Resource '${path.replace(/\?.*/, '')}' not found.` },
  });
});
