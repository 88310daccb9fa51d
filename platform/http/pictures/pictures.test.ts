import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { content } from '../../content/content';
import {
  avatarImage,
  badgeImage,
  gameImages,
  newsImage,
  pictureAt,
  rewardImage,
  sampleOfMusic,
  wallpaperFile,
  wallpaperPreview,
  wallpaperSize,
} from '../club/images';
import { picturePath } from './pictureFiles';
import { pictures } from './pictures';

const folder = join(__dirname, '../../content/pictures');
const origin = { baseUrl: 'https://services.example' };
const rewards = content.games.flatMap(({ slug, rewards: own }) => own.map((reward) => ({ ...reward, gameSlug: slug })));

const wallpapers = rewards.filter(({ kind }) => kind === 'Wallpaper');

const fetchPicture = (path: string, headers: Record<string, string> = {}) => pictures().request(path, { headers });
const fetchNamed = (name: string, headers: Record<string, string> = {}) => fetchPicture(picturePath(name), headers);

describe('a picture', () => {
  it.each([
    ['games/moongate/hero.avif', 'image/avif'],
    ['games/kite-season/logo.svg', 'image/svg+xml'],
    ['rewards/moongate/lake-chart.avif', 'image/avif'],
    ['badges/abyssal-choir/hush.svg', 'image/svg+xml'],
    ['avatars/northwind.svg', 'image/svg+xml'],
    ['avatars/northwind_tall.png', 'image/png'],
    ['starPlayers/tamsin-reed-constellation.svg', 'image/svg+xml'],
    ['samples/saltwatch.mp3', 'audio/mpeg'],
  ])('%s is its file, for other origins and for ever, and runs nothing', async (name, type) => {
    const response = await fetchNamed(name);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(Buffer.from(await response.arrayBuffer())).toEqual(readFileSync(join(folder, name)));
  });

  it('is answered without its bytes for HEAD, and for an ETag that the browser has', async () => {
    const path = picturePath('avatars/northwind.svg');
    const head = await pictures().request(path, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    const etag = head.headers.get('ETag') ?? '';
    const again = await fetchPicture(path, { 'If-None-Match': `"x", W/${etag}` });
    expect([again.status, again.headers.get('ETag'), await again.text()]).toEqual([304, etag, '']);
    expect((await fetchNamed('avatars/lodge-cat.svg', { 'If-None-Match': etag })).status).toBe(200);
  });

  it.each([
    ['bytes=0-1', 'bytes 0-1/{all}', 0, 2],
    ['bytes=10-', 'bytes 10-{last}/{all}', 10, Infinity],
    ['bytes=5-99999999', 'bytes 5-{last}/{all}', 5, Infinity],
  ])('is sent in part for %s, as players of sound ask', async (range, sent, start, end) => {
    const name = 'samples/saltwatch.mp3';
    const file = readFileSync(join(folder, name));
    const response = await fetchNamed(name, { Range: range });
    expect(response.status).toBe(206);
    const expected = sent.replace('{last}', String(file.length - 1)).replace('{all}', String(file.length));
    expect(response.headers.get('Content-Range')).toBe(expected);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(file.subarray(start, end));
  });

  it.each(['bytes=-5', 'bytes=9999999-', 'bytes=3-2', 'bytes=0-1,4-5', 'lines=1-2'])(
    'is sent whole for %s',
    async (range) => {
      const response = await fetchNamed('samples/saltwatch.mp3', { Range: range });
      expect([response.status, response.headers.get('Content-Range')]).toEqual([200, null]);
    },
  );

  it('is saved under a name of its own if it is a wallpaper', async () => {
    const { headers } = await fetchNamed('wallpapers/moongate/the-hut-at-dawn.webp');
    expect(headers.get('Content-Type')).toBe('image/webp');
    expect(headers.get('Content-Disposition')).toBe('attachment; filename="moongate-the-hut-at-dawn.webp"');
  });

  it('is found from the address of an old version', async () => {
    const response = await fetchPicture('/pictures/01234567/avatars/northwind.svg');
    expect(response.status).toBe(302);
    expect(response.headers.get('Location')).toBe(picturePath('avatars/northwind.svg'));
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  it('may be at an address of the publisher', () => {
    const name = 'rewards/moongate/lake-chart.avif';
    const address = 'https://cdn.publisher.example/lake-chart.webp';
    expect(pictureAt(origin, name, { [name]: address })).toBe(address);
    expect(pictureAt(origin, name, {})).toBe(`https://services.example${picturePath(name)}`);
  });
});

it.each([
  '/pictures/x/games/atlantis/hero.avif',
  '/pictures/x/games/moongate/poster.avif',
  '/pictures/x/games/moongate/hero',
  '/pictures/x/games/moongate/hero.js',
  '/pictures/x/games/moongate',
  '/pictures/x/northwind.svg',
  '/pictures/x/avatars/../pictureAddresses.ts',
  '/pictures/x/avatars/..%2F..%2F..%2F..%2Fpackage.json',
  '/pictures/x/..%2F..%2Fhttp%2Fdocuments%2Fmark.svg',
  '/pictures/x/%2Fetc%2Fpasswd',
  '/pictures/x/avatars/northwind.svg%00',
  '/pictures/x/avatars%5C..%5Cnorthwind.svg',
  '/pictures/x/constructor/constructor.svg',
])('there is no picture at %s', async (path) => {
  const response = await fetchPicture(path);
  expect(response.status).toBe(404);
  expect(response.headers.get('Cache-Control') ?? '').not.toContain('immutable');
});

describe('the pictures of the content', () => {
  it('are all there', () => {
    const addresses = [
      ...content.games.flatMap(({ slug, badges, actions, challenges }) => [
        ...Object.values(gameImages(origin, slug)),
        ...badges.map(({ key }) => badgeImage(origin, 'badges', { gameSlug: slug, key })),
        ...actions.map(({ key }) => badgeImage(origin, 'actions', { gameSlug: slug, key })),
        ...challenges.map(({ key }) => badgeImage(origin, 'challenges', { gameSlug: slug, key })),
      ]),
      ...rewards.map((reward) => rewardImage(origin, reward)),
      ...wallpapers.map((reward) => wallpaperFile(origin, reward)),
      ...rewards.filter(({ kind }) => kind === 'Music').map((reward) => sampleOfMusic(origin, reward) ?? '/none/'),
      ...content.avatars.map(({ key }) => avatarImage(origin, { profileId: '', avatarGalleryId: key })),
      ...Array.from({ length: 16 }, (_, digit) =>
        avatarImage(origin, { profileId: `0000000${digit.toString(16)}`, avatarGalleryId: 'default' }),
      ),
      ...content.starPlayers.flatMap(({ key }) => [
        pictureAt(origin, `starPlayers/${key}.svg`),
        pictureAt(origin, `starPlayers/${key}-constellation.svg`),
      ]),
      ...content.news.map(({ newsId, gameSlug = null }) => newsImage(origin, newsId, gameSlug)),
    ];
    expect(addresses.filter((address) => address.includes('/none/'))).toEqual([]);
  });

  it('of two rewards, or of two wallpapers, are never the same', () => {
    for (const kind of ['rewards', 'wallpapers', 'wallpaperPreviews']) {
      const files = filesIn(kind);
      expect(new Set(files.map((file) => hashOf(file))).size).toBe(files.length);
    }
    expect(filesIn('rewards')).toHaveLength(rewards.length);
  });

  it('of wallpapers have the size that the site tells, and are shown in half of it', () => {
    const { width, height } = wallpaperSize;
    expect(new Set(filesIn('wallpapers').map(sizeOf))).toEqual(new Set([`${width} × ${height}`]));
    expect(new Set(filesIn('wallpaperPreviews').map(sizeOf))).toEqual(new Set([`${width / 2} × ${height / 2}`]));
    for (const { gameSlug, key } of wallpapers)
      expect(wallpaperPreview(origin, { gameSlug, key })).toContain(`/wallpaperPreviews/${gameSlug}/${key}.webp`);
  });

  it('of a wallpaper without a smaller one are shown whole', () => {
    expect(wallpaperPreview(origin, { gameSlug: 'moongate', key: 'lake-chart' })).toMatch(
      /\/wallpapers\/moongate\/lake-chart\.webp$/,
    );
  });

  it('of seven articles in a row, as a page shows them together, are never the same', () => {
    const newestFirst = content.news.toSorted((one, other) => other.published.days - one.published.days);
    const shown = newestFirst.map(({ newsId, gameSlug = null }) => newsImage(origin, newsId, gameSlug));
    const rows = shown.slice(6).map((_, first) => shown.slice(first, first + 7));
    for (const row of rows) expect(row).toEqual([...new Set(row)]);
  });

  it('weigh at most 12 KB for a reward, 28 KB for a wallpaper in small, 40 KB for a sample of music, and 12.5 MB in all', () => {
    const weightOf = (file: string) => statSync(join(folder, file)).size;
    expect(filesIn('rewards').filter((file) => weightOf(file) > 12_000)).toEqual([]);
    expect(filesIn('wallpaperPreviews').filter((file) => weightOf(file) > 28_000)).toEqual([]);
    expect(filesIn('samples').filter((file) => weightOf(file) > 40_000)).toEqual([]);
    const all = filesIn('.').reduce((sum, file) => sum + weightOf(file), 0);
    expect(all).toBeLessThan(12_500_000);
  });

  it('have no script', () => {
    const drawings = filesIn('.').filter((file) => file.endsWith('.svg'));
    expect(drawings.filter((file) => /<script|\son\w+=/i.test(readFileSync(join(folder, file), 'utf8')))).toEqual([]);
  });
});

const filesIn = (kind: string): string[] =>
  readdirSync(join(folder, kind), { recursive: true, encoding: 'utf8' })
    .map((name) => join(kind, name))
    .filter((name) => /\.\w+$/.test(name));

/** Of a WebP file with the simple (VP8) layout. */
function sizeOf(file: string) {
  const bytes = readFileSync(join(folder, file));
  expect(bytes.toString('latin1', 12, 16)).toBe('VP8 ');
  return `${bytes.readUInt16LE(26)} × ${bytes.readUInt16LE(28)}`;
}

const hashOf = (file: string) =>
  createHash('sha256')
    .update(readFileSync(join(folder, file)))
    .digest('hex');
