import { content } from '../../../content/content';
import { ids } from '../../../content/ids';
import { seedDatabase } from '../../../db/seed/seedDatabase';
import { demoPlayer } from '../../../testing/players';
import { profilesShape } from './profileShapes';
import { startPlatform, startUpMs, type TestPlatform } from '../../../testing/startPlatform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
  await seedDatabase(platform.platform.db, content, platform.clock.now());
}, startUpMs);
afterAll(() => platform.close());

const northwind = () => demoPlayer(platform, 'northwind');
const link = (player: ReturnType<typeof northwind>, otherTicket: unknown) =>
  player.call(`/v3/users/${player.profileId}/profiles`, { method: 'POST', body: { otherTicket } });

it('lists linked profiles', async () => {
  const { body } = await northwind().call('/v3/profiles/me/external');
  expect(body).toMatchObject({
    profiles: [
      { platformType: 'psn', nameOnPlatform: 'North_Wind_61', userId: ids.player('northwind') },
      { platformType: 'steam', nameOnPlatform: 'northwind', userId: ids.player('northwind') },
    ],
  });
});

it('links a profile to one account until it is unlinked', async () => {
  const [mine, other] = [demoPlayer(platform, 'dawnling'), demoPlayer(platform, 'marlowe')];
  const linked = await link(mine, 'xbl t=demo-xbl-waiting');
  expect(linked).toMatchObject({ status: 200, body: { profiles: [{ nameOnPlatform: 'Loose Cannon' }] } });
  expect((await link(mine, 'demo-xbl-waiting')).body).toEqual(linked.body);
  expect(await link(other, 'demo-xbl-waiting')).toMatchObject({
    status: 409,
    body: { errorCode: 2023, message: 'This Xbox profile belongs to another account. Unlink it there first.' },
  });
  const { body } = await mine.call('/v3/profiles?platformType=xbl&namesOnPlatform=Loose Cannon');
  expect(body).toMatchObject({ profiles: [{ userId: mine.profileId }] });
  const [profile] = profilesShape.parse(linked.body).profiles;
  const path = `/v3/users/me/profiles/${profile?.profileId}`;
  expect((await mine.call(path, { method: 'DELETE' })).status).toBe(200);
  expect((await mine.call(path, { method: 'DELETE' })).status).toBe(404);
  expect((await link(other, 'demo-xbl-waiting')).status).toBe(200);
});

it.each([
  ['a ticket that no platform knows', 'psn t=made-up', 400, 1],
  ['a profile that somebody else has', 'xbl t=demo-xbl-tamsin', 409, 2023],
  ['a number', 7, 400, 1],
])('rejects %s', async (_case, otherTicket, status, errorCode) => {
  expect(await link(northwind(), otherTicket)).toMatchObject({ status, body: { errorCode } });
});

it('rejects changes by other players', async () => {
  const response = await northwind().call(`/v3/users/${ids.player('marlowe')}/profiles`, {
    method: 'POST',
    body: { otherTicket: 'demo-xbl-waiting' },
  });
  expect(response.status).toBe(403);
});
