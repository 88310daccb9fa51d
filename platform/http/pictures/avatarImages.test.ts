import { z } from 'zod';
import { demoPlayer, seedSample } from '../../testing/players';
import { startPlatform, startUpMs, type TestPlatform } from '../../testing/startPlatform';

let club: TestPlatform;
beforeAll(async () => {
  club = await startPlatform();
  await seedSample(club);
}, startUpMs);
afterAll(() => club.close());

const picture = async (profileId: string, size: string) => {
  const response = await club.app.request(`/${profileId}/default_${size}.png`);
  return { response, image: Buffer.from(await response.arrayBuffer()) };
};

it.each([
  ['146_146', 146, 146],
  ['256_256', 256, 256],
  ['tall', 256, 512],
])('draws the avatar of a profile at %s', async (size, width, height) => {
  const { response, image } = await picture(demoPlayer(club, 'northwind').profileId, size);

  expect(response.headers.get('Content-Type')).toBe('image/png');
  expect([image.toString('latin1', 1, 4), image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([
    'PNG',
    width,
    height,
  ]);
});

it('draws what the player chooses', async () => {
  const player = demoPlayer(club, 'northwind');
  const before = await picture(player.profileId, '256_256');
  const { body } = await player.call('/v2/avatar/gallery/?limit=100');
  const { avatars } = galleryBody.parse(body);
  const profile = profileBody.parse((await player.call('/clubwip/v1/profiles/me/club/website/playerprofile')).body);
  const other = avatars.find(({ avatarGalleryId }) => avatarGalleryId !== profile.avatarGalleryId);

  await player.call(`/v2/avatar/gallery-avatar/?avatarGalleryId=${other?.avatarGalleryId}`, { method: 'POST' });

  expect((await picture(player.profileId, '256_256')).image.equals(before.image)).toBe(false);
});

it.each([
  ['nobody', '00000000-0000-4000-8000-000000000000', '256_256'],
  ['a size that is not kept', undefined, '64_64'],
  ['a word from the prototype', undefined, 'constructor'],
])('has no picture of %s', async (_, profileId, size) => {
  const { response } = await picture(profileId ?? demoPlayer(club, 'northwind').profileId, size);

  expect(response.status).toBe(404);
});

const galleryBody = z.object({ avatars: z.array(z.object({ avatarGalleryId: z.string() })) });
const profileBody = z.object({ avatarGalleryId: z.string() });
