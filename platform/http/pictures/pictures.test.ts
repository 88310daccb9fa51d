import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { artHash } from '../../art/artHash';
import { games } from '../../art/games';
import {
  avatarUrl,
  badgeUrl,
  constellationUrl,
  emblemUrl,
  isSceneSlot,
  logoUrl,
  sceneSlots,
  sceneUrl,
  wallpaperUrl,
} from '../../art/pictureUrls';
import { content } from '../../content/content';
import { pictureFiles, type RenderScene } from './pictureFiles';
import { pictures, warmPictures } from './pictures';

const browser = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
const forEver = 'public, max-age=31536000, immutable';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const fetchPicture = (path: string, headers: Record<string, string> = {}) =>
  pictures({ folder }).request(path, { headers });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

/** Fake files that contain their own address and count renderings. */
function buildFiles() {
  const rendered: string[] = [];
  const render: RenderScene = async (game, slot, format) => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    rendered.push(`${game.slug}/${slot}.${format}`);
    return Buffer.from(`${game.slug}/${slot}.${format}`);
  };
  return { rendered, files: pictureFiles(folder, render) };
}

describe('wallpapers', () => {
  const wallpapersOf = ({ rewards }: (typeof content.games)[number]) =>
    rewards.filter(({ kind }) => kind === 'Wallpaper').map(({ key }) => key);

  it.each(content.games.map((game) => [game.slug, wallpapersOf(game)] as const))(
    'of %s are different downloads',
    (slug, keys) => {
      expect(new Set(keys.map((key) => wallpaperUrl(slug, key))).size).toBe(keys.length);
    },
  );

  it('are downloaded as PNG in the size of a screen; two of one game show other colors', async () => {
    const [one, other] = await Promise.all(
      ['moon-on-nine-waters', 'the-hut-at-dawn'].map(async (key) => {
        const response = await fetchPicture(wallpaperUrl('moongate', key), { Accept: browser });
        expect(response.headers.get('Content-Type')).toBe('image/png');
        const image = sharp(await bytesOf(response));
        expect(await image.metadata()).toMatchObject({ format: 'png', width: 1920, height: 1080 });
        return { file: response.headers.get('Content-Disposition'), color: (await image.stats()).dominant };
      }),
    );
    expect(one?.file).toBe('attachment; filename="moongate-night-center.png"');
    expect(other?.file).toBe('attachment; filename="moongate-dawn-right.png"');
    expect(one?.color).not.toEqual(other?.color);
  });
});

describe('scenes', () => {
  it.each([
    [browser, 'avif'],
    ['image/webp,*/*', 'webp'],
    ['image/avif;q=0,image/webp', 'webp'],
    ['image/png,image/*;q=0.8,*/*;q=0.5', 'png'],
    ['*/*', 'png'],
    ['', 'png'],
  ])('given Accept "%s", when a thumb is asked for, then it comes as %s', async (accept, format) => {
    const response = await fetchPicture(sceneUrl('moongate', 'thumb'), { Accept: accept });
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe(`image/${format}`);
    expect(response.headers.get('Vary')).toBe('Accept');
    expect(response.headers.get('Cache-Control')).toBe(forEver);
    expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    const image = await sharp(await bytesOf(response)).metadata();
    expect(image).toMatchObject({ ...sceneSlots.thumb, format: format === 'avif' ? 'heif' : format });
  });

  it('serves WebP for the first request of a hero, and AVIF from then on', async () => {
    const { files } = buildFiles();
    const app = pictures({ folder, files });
    const url = sceneUrl('emberfall', 'hero');
    const first = await app.request(url, { headers: { Accept: browser } });
    expect(first.headers.get('Content-Type')).toBe('image/webp');
    expect(first.headers.get('Cache-Control')).toBe('public, max-age=300');
    const [game] = games.filter(({ slug }) => slug === 'emberfall');
    if (game) await files.get(game, 'hero', 'avif');
    const next = await app.request(url, { headers: { Accept: browser } });
    expect(next.headers.get('Content-Type')).toBe('image/avif');
    expect(next.headers.get('Cache-Control')).toBe(forEver);
  });

  it('renders a new picture once for concurrent requests', async () => {
    const { files, rendered } = buildFiles();
    const app = pictures({ folder, files });
    const fetchOnce = async () => {
      const answer = await app.request(sceneUrl('saltwatch', 'card'), { headers: { Accept: 'image/webp' } });
      return answer.text();
    };
    expect(await Promise.all(Array.from({ length: 8 }, fetchOnce))).toEqual(Array(8).fill('saltwatch/card.webp'));
    expect(rendered).toEqual(['saltwatch/card.webp']);
  });

  it('serves a stored picture from its file after a restart', async () => {
    const before = buildFiles();
    await pictures({ folder, files: before.files }).request(sceneUrl('saltwatch', 'card'));
    const after = buildFiles();
    const answer = await pictures({ folder, files: after.files }).request(sceneUrl('saltwatch', 'card'));
    expect(await answer.text()).toBe('saltwatch/card.png');
    expect(after.rendered).toEqual([]);
  });

  it('retries a failed rendering at the next request', async () => {
    let attempts = 0;
    const files = pictureFiles(folder, () => {
      attempts += 1;
      return attempts === 1 ? Promise.reject(new Error('out of memory')) : Promise.resolve(Buffer.from('drawn'));
    });
    const [game] = games;
    await expect(files.get(game, 'thumb', 'png')).rejects.toThrow('out of memory');
    await expect(files.get(game, 'thumb', 'png')).resolves.toEqual(Buffer.from('drawn'));
  });
});

describe('warming', () => {
  it('renders every game and slot as WebP and AVIF, and nothing the second time', async () => {
    const { files, rendered } = buildFiles();
    const expected = games.length * Object.keys(sceneSlots).length * 2;
    expect(await warmPictures(folder, { files })).toBe(expected);
    expect(new Set(rendered).size).toBe(expected);
    expect(readdirSync(join(folder, artHash()))).toHaveLength(expected);
    expect(await warmPictures(folder, { files })).toBe(0);
  });

  it('renders nothing more after an abort', async () => {
    const { files, rendered } = buildFiles();
    expect(await warmPictures(folder, { files, signal: AbortSignal.abort() })).toBe(0);
    expect(rendered).toEqual([]);
  });
});

describe('drawings', () => {
  it.each([
    logoUrl('last-aqueduct', 280),
    logoUrl('kite-season', 560),
    emblemUrl('moongate', 'LEGENDARY', 'lantern', 'moongate-ferrymans-lantern'),
    `${emblemUrl('saltwatch', 'RARE', 'key', 'a:b')}?muted=1`,
    badgeUrl('abyssal-choir', 'compass', '3f0c-11'),
    `${badgeUrl('abyssal-choir', 'compass', '3f0c-11')}?locked=1`,
    avatarUrl('fox', 'northwind'),
    constellationUrl('okonkwo'),
  ])('%s is an immutable, valid SVG without scripts', async (url) => {
    const response = await fetchPicture(url);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('image/svg+xml; charset=utf-8');
    expect(response.headers.get('Cache-Control')).toBe(forEver);
    expect(response.headers.get('Content-Security-Policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    );
    expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    const markup = await response.text();
    expect(markup).not.toContain('<script');
    expect((await sharp(Buffer.from(markup)).metadata()).format).toBe('svg');
  });

  it('draws another picture for muted=1 and locked=1', async () => {
    const emblem = emblemUrl('moongate', 'EPIC', 'mask', 'x');
    expect(await (await fetchPicture(`${emblem}?muted=1`)).text()).not.toBe(await (await fetchPicture(emblem)).text());
    const badge = badgeUrl('moongate', 'mask', 'x');
    expect(await (await fetchPicture(`${badge}?locked=1`)).text()).not.toBe(await (await fetchPicture(badge)).text());
  });

  it("responds 304 without a body to the picture's ETag", async () => {
    const etag = (await fetchPicture(avatarUrl('owl', 'x'))).headers.get('ETag') ?? '';
    const again = await fetchPicture(avatarUrl('owl', 'x'), { 'If-None-Match': `W/${etag}` });
    expect(again.status).toBe(304);
    expect(again.headers.get('ETag')).toBe(etag);
    expect(await again.text()).toBe('');
    expect((await fetchPicture(avatarUrl('owl', 'y'), { 'If-None-Match': etag })).status).toBe(200);
  });
});

describe('addresses', () => {
  const base = `/pictures/${artHash()}`;

  it.each([
    `${base}/scenes/atlantis/hero`,
    `${base}/scenes/moongate/poster`,
    `${base}/scenes/constructor/hero`,
    `${base}/wallpapers/atlantis/dawn-left`,
    `${base}/wallpapers/moongate/noon-left`,
    `${base}/scenes/..%2F..%2Fetc/hero`,
    `${base}/logos/atlantis/280.svg`,
    `${base}/logos/moongate/300.svg`,
    `${base}/emblems/atlantis/epic/mask/x.svg`,
    `${base}/emblems/moongate/mythic/mask/x.svg`,
    `${base}/emblems/moongate/epic/toString/x.svg`,
    `${base}/emblems/moongate/epic/mask/x.png`,
    `${base}/emblems/moongate/epic/mask/${'x'.repeat(81)}.svg`,
    `${base}/emblems/moongate/epic/mask/%3Cscript%3E.svg`,
    `${base}/badges/atlantis/mask/x.svg`,
    `${base}/badges/moongate/spoon/x.svg`,
    `${base}/avatars/dragon/x.svg`,
    `${base}/avatars/fox/.svg`,
    `${base}/constellations/a%20b.svg`,
    `${base}/skies/x.svg`,
  ])('given %s, when it is asked for, then there is no such picture', async (path) => {
    const response = await fetchPicture(path, { Accept: browser });
    expect(response.status).toBe(404);
    expect(response.headers.get('Cache-Control') ?? '').not.toContain('immutable');
  });

  it('redirects an old hash to the current one', async () => {
    const response = await fetchPicture('/pictures/0123456789/emblems/moongate/epic/mask/a%3Ab.svg?muted=1');
    expect(response.status).toBe(302);
    expect(response.headers.get('Location')).toBe(`${base}/emblems/moongate/epic/mask/a%3Ab.svg?muted=1`);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  it('builds short addresses that contain the hash', () => {
    for (const game of games) {
      for (const slot of Object.keys(sceneSlots).filter(isSceneSlot)) {
        expect(sceneUrl(game.slug, slot)).toBe(`${base}/scenes/${game.slug}/${slot}`);
      }
    }
  });
});
