import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { hashOfSources } from './artHash';
import { avatar } from './avatars/avatar';
import { avatarKinds } from './avatars/avatarKinds';
import { badge } from './emblems/badge';
import { lighten, mix } from './drawing/color';
import { constellation } from './constellations/constellation';
import { drawScene } from './scenes/drawScene';
import { emblem } from './emblems/emblem';
import { findGame, games } from './games';
import { glyphNames } from './emblems/glyphs';
import { logo } from './lettering/logo';
import { hashText, randomFrom } from './drawing/numbers';
import { nearest, path, star } from './drawing/path';
import { isSceneSlot, sceneSlots } from './pictureUrls';
import { rarities } from './emblems/rarities';

const slots = Object.keys(sceneSlots).filter(isSceneSlot);

/** Reads the whole SVG as XML, and fails on a mistake; gives its size. */
const sizeOf = async (svg: string) => {
  const { width, height } = await sharp(Buffer.from(svg)).metadata();
  return { width, height };
};

describe('games', () => {
  it('given the sixteen games, when they are listed, then each has its own slug, name and composition', () => {
    expect(games).toHaveLength(16);
    for (const key of ['slug', 'name', 'family'] as const) {
      expect(new Set(games.map((game) => game[key])).size).toBe(16);
    }
  });

  it('given a slug, when the game is looked for, then it is found or not there', () => {
    expect(findGame('moongate')?.name).toBe('Moongate');
    expect(findGame('constructor')).toBeUndefined();
  });
});

describe('scenes', () => {
  it.each(games.map((game) => [game.slug, game] as const))(
    'given %s, when it is drawn for every slot, then each is sound XML of the slot’s size without a lost number',
    async (_slug, game) => {
      for (const slot of slots) {
        const svg = drawScene(game, slot);
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
        await expect(sizeOf(svg)).resolves.toEqual(sceneSlots[slot]);
      }
    },
  );

  it('given one game and slot, when it is drawn twice, then both are identical', () => {
    for (const game of games) expect(drawScene(game, 'hero')).toBe(drawScene(game, 'hero'));
  });

  it('given a box, when it is drawn, then it carries the game’s name in outlines and no font', () => {
    const game = games[0];
    expect(drawScene(game, 'box')).toContain(`aria-label="${game.name}"`);
    expect(drawScene(game, 'box')).not.toMatch(/<text|font-family/);
  });
});

describe('small pictures', () => {
  const pictures = [
    ...games.map((game): [string, () => string] => [`logo ${game.slug}`, () => logo(game, { width: 280 })]),
    ...rarities.flatMap((rarity) =>
      glyphNames.map((glyph): [string, () => string] => [
        `emblem ${rarity} ${glyph}`,
        () => emblem(rarity, 'x', { glyph }),
      ]),
    ),
    ...games.map((game): [string, () => string] => [`badge ${game.slug}`, () => badge(game.slug, { game })]),
    ...avatarKinds.map((kind): [string, () => string] => [`avatar ${kind}`, () => avatar('marlowe', { kind })]),
    ['constellation', () => constellation('marlowe')] satisfies [string, () => string],
  ];

  it.each(pictures)('given %s, when it is drawn twice, then both are the same sound XML', async (_name, draw) => {
    expect(draw()).toBe(draw());
    expect(draw()).not.toMatch(/NaN|undefined|Infinity/);
    const { width, height } = await sizeOf(draw());
    expect(Math.min(width, height)).toBeGreaterThan(0);
  });

  it('given two rewards of one rarity and glyph, when their emblems are drawn, then they differ in their engraving', () => {
    expect(emblem('epic', 'ferry', { glyph: 'mask' })).not.toBe(emblem('epic', 'lake', { glyph: 'mask' }));
  });

  it('given rewards of two games, when their emblems are drawn, then each has the colors of its game', () => {
    const [one, other] = [findGame('moongate'), findGame('emberfall')];
    const draw = (game: typeof one) =>
      emblem('epic', 'x', { game, glyph: 'wolf' }).replace(/m[0-9a-z]+-[0-9a-z]+/g, '');
    expect(draw(one)).not.toBe(draw(other));
    expect(draw(one)).not.toBe(draw(undefined));
  });

  it('given an item that is not available, when it is drawn, then it shows none of its colors', () => {
    const [game] = games;
    expect(emblem('exotic', 'x', { game, muted: true })).toBe(emblem('exotic', 'x', { muted: true }));
    expect(emblem('exotic', 'x', { muted: true })).not.toContain('#FF6FAE');
    expect(badge('x', { game, locked: true })).not.toContain(game.palette.mid);
  });

  it.each(rarities.map((rarity, i) => [rarity, i + 1] as const))(
    'given a %s emblem, when it shows its stars, then there are %i more shapes than without',
    (rarity, count) => {
      const shapes = (stars: boolean) => emblem(rarity, 'x', { glyph: 'gem', stars }).split('<path').length;
      expect(shapes(true) - shapes(false)).toBe(count);
    },
  );
});

describe('numbers, colors and paths', () => {
  it('given a text or a seed, when it is hashed or drawn from, then it always gives the same numbers', () => {
    expect(hashText('')).toBe(2166136261);
    expect(hashText('a')).toBe(0xe40c292c);
    const [one, other] = [randomFrom(7), randomFrom(7)];
    expect([one(), one(), one()]).toEqual([other(), other(), other()]);
  });

  it.each([
    ['#000000', '#ffffff', 0, '#000000'],
    ['#000000', '#ffffff', 1, '#ffffff'],
    ['#3d63f0', '#3d63f0', 0.5, '#3d63f0'],
    ['#ffffff', '#d99a7a', 0, '#ffffff'],
  ])('given %s and %s, when mixed at %d, then they make %s', (from, to, share, mixed) => {
    expect(mix(from, to, share)).toBe(mixed);
  });

  it('given a color, when it is lightened past white, then it stays white', () => {
    expect(lighten('#ffffff', 0.5)).toBe('#ffffff');
  });

  it('given a path over several lines, when it is written, then numbers are tenths and there are no line breaks', () => {
    expect(path`M${1.26} ${-0.04}
      L${2} ${'3'}Z`).toBe('M1.3 0L2 3Z');
    expect(star(0, 0, 10, 0)).toBe('M0 -10Q0 0 10 0Q0 0 0 10Q0 0 -10 0Q0 0 0 -10Z');
  });

  it('given a line and an x, when the nearest point is requested, then it is the closest by x', () => {
    expect(
      nearest(
        [
          [0, 5],
          [7, 6],
          [14, 9],
        ],
        8,
      ),
    ).toEqual([7, 6]);
  });
});

describe('art hash', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'art-hash-'));
    mkdirSync(join(folder, 'scenery'));
    writeFileSync(join(folder, 'scenery', 'air.ts'), 'sky');
    writeFileSync(join(folder, 'lettering.json'), '{}');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('given sources, when one of them changes, comes or is renamed, then the hash changes', () => {
    const hashes = [hashOfSources(folder)];
    writeFileSync(join(folder, 'scenery', 'air.ts'), 'skies');
    hashes.push(hashOfSources(folder));
    writeFileSync(join(folder, 'scenery', 'fog.ts'), '');
    hashes.push(hashOfSources(folder));
    writeFileSync(join(folder, 'lettering.json'), '{"a":1}');
    hashes.push(hashOfSources(folder));
    expect(new Set(hashes).size).toBe(4);
    for (const hash of hashes) expect(hash).toMatch(/^[0-9a-f]{10}$/);
  });

  it('given sources, when only a test or a note changes, then the hash stays', () => {
    const before = hashOfSources(folder);
    writeFileSync(join(folder, 'air.test.ts'), 'expect');
    writeFileSync(join(folder, 'notes.md'), 'words');
    expect(hashOfSources(folder)).toBe(before);
  });
});
