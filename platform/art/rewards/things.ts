/** The things that rewards are, drawn around 0 0 within about 140 by 140. */
import { mix } from '../drawing/color';
import { at, fullTurn, pick, tenth, fractalNoise, noiseFrom, type Random } from '../drawing/numbers';
import { stop, type Paints } from '../drawing/paints';
import { closed, disc, smooth, star, type Point } from '../drawing/path';
import { circle, fill, group, rect, stroke } from '../drawing/shapes';
import { glyph, type Tones } from '../emblems/glyph';
import { glyphs, type GlyphName } from '../emblems/glyphs';
import type { Palette } from '../games';

export interface Thing {
  paints: Paints;
  random: Random;
  palette: Palette;
  tones: Tones;
  glyph: GlyphName;
  name: string;
  kind: string;
  /** The scene of the reward's own, as an address of data, 240 by 150. */
  scene: string;
}

type Draw = (thing: Thing) => string;

/** The drawing of a kind of reward; every other kind is its figure. */
export const drawThing: Draw = (thing) => {
  const draw = things[thing.kind] ?? (thing.glyph === 'portrait' ? portrait : figure);
  return draw(thing);
};

const image = (scene: string, x: number, y: number, width: number, height: number, extra = '') =>
  `<image href="${scene}" x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice" ${extra}/>`;

const rounded = (x: number, y: number, width: number, height: number, radius: number, paint: string, extra = '') =>
  rect(x, y, width, height, paint, `rx="${radius}" ${extra}`);

/** The wallpaper itself on a screen. */
const wallpaper: Draw = ({ paints, tones, palette, scene }) => {
  const metal = paints.linear([stop(0, mix(tones.light, '#ffffff', 0.4)), stop(0.5, tones.color), stop(1, tones.dark)]);
  const clip = paints.clip('M-92 -58H92V58H-92Z');
  return [
    rounded(-20, 58, 40, 22, 2, tones.dark),
    rounded(-38, 76, 76, 8, 4, metal),
    rounded(-98, -64, 196, 128, 8, metal),
    rounded(-94, -60, 188, 120, 5, palette.ink),
    group(clip, image(scene, -92, -58, 184, 116)),
    group(clip, fill('M-92 -58H-10L-66 58H-92Z', '#ffffff', 'opacity=".1"')),
  ].join('');
};

/** A record that slides out of its sleeve, a tape, or a sheet of notes. */
const music: Draw = (thing) => {
  const { name, random } = thing;
  if (/tape|radio|mix|loop|recorded/i.test(name)) return cassette(thing);
  return random() < 0.36 ? sheetMusic(thing) : record(thing);
};

const record: Draw = (thing) => {
  const { paints, tones, palette, random, scene, glyph: name } = thing;
  const turned = Math.round(random() * 360);
  const grooves = [54, 48, 42, 36, 30].map((r) => `<circle cx="36" r="${r}" fill="none"/>`).join('');
  const shine = paints.linear(
    [stop(0, '#ffffff', 0.28), stop(0.5, '#ffffff', 0), stop(1, '#ffffff', 0.18)],
    [0, 0, 1, 1],
  );
  return [
    circle(36, 0, 60, '#0a0d1c'),
    group(`stroke="#ffffff" stroke-opacity=".13" stroke-width="1.2"`, grooves),
    circle(36, 0, 60, shine),
    circle(36, 0, 23, tones.color),
    fill(
      `M36 0L${tenth(36 + 23 * Math.cos(turned))} ${tenth(23 * Math.sin(turned))}A23 23 0 0 1 ${tenth(36 + 23 * Math.cos(turned + 1.6))} ${tenth(23 * Math.sin(turned + 1.6))}Z`,
      tones.light,
    ),
    circle(36, 0, 4, '#0a0d1c'),
    group(
      paints.clip('M-84 -62H26V62H-84Z'),
      image(scene, -84, -62, 198, 124, `transform="translate(${Math.round(-60 * random())} 0)"`),
    ),
    rect(
      -84,
      -62,
      110,
      124,
      paints.linear([stop(0, palette.ink, 0), stop(0.55, palette.ink, 0.1), stop(1, palette.ink, 0.85)]),
    ),
    wave(thing, -76, 44, 62),
    fill('M-84 -62H26V62H-84ZM-80 -58V58H22V-58Z', tones.light, 'opacity=".75" fill-rule="evenodd"'),
    glyph(paints, name, { x: 8, y: 42, size: 24 }, tones),
  ].join('');
};

const wave = ({ random, tones }: Thing, x: number, y: number, width: number): string =>
  Array.from({ length: Math.floor(width / 5) }, (_, i) => {
    const height = 4 + random() * 20;
    return rect(x + i * 5, y - height / 2, 2.6, height, tones.light, 'rx="1.3"');
  }).join('');

const cassette: Draw = ({ paints, tones, palette, random, scene }) => {
  const full = 12 + random() * 10;
  return [
    rounded(-82, -54, 164, 108, 10, paints.linear([stop(0, mix(tones.dark, '#ffffff', 0.15)), stop(1, tones.dark)])),
    group(paints.clip('M-70 -42H70V26H-70Z'), image(scene, -70, -42, 140, 88)),
    rect(-70, -42, 140, 14, tones.light),
    rect(-70, 14, 140, 5, tones.color) + rect(-70, 21, 140, 5, mix(tones.color, palette.deep, 0.5)),
    rounded(-44, -18, 88, 30, 15, '#0a0d1c'),
    circle(-28, -3, full * 0.62, '#3a2a22') + circle(28, -3, (34 - full) * 0.62, '#3a2a22'),
    [-28, 28].map((x) => circle(x, -3, 8, '#f2efe6') + fill(star(x, -3, 7, 0.4), '#0a0d1c')).join(''),
    fill('M-44 54L-36 36H36L44 54Z', mix(tones.dark, '#000000', 0.3)),
  ].join('');
};

const sheetMusic: Draw = (thing) => {
  const { paints, palette, random, tones } = thing;
  const paper = paints.linear([stop(0, '#fffaf0'), stop(1, mix(palette.light, '#d9c9a8', 0.5))], [0, 0, 1, 1]);
  const staves = [-46, -8, 30].map((top) => {
    const lines = [0, 5, 10, 15, 20].map((y) => `M-50 ${top + y}H50`).join('');
    const notes = Array.from({ length: 6 }, (_, i) => {
      const [x, y] = [-40 + i * 16, top + Math.floor(random() * 9) * 2.5];
      const paint = random() < 0.2 ? mix(tones.color, palette.deep, 0.2) : palette.ink;
      const stem = y > top + 10 ? `M${x + 4} ${y}V${y - 17}` : `M${x - 4} ${y}V${y + 17}`;
      return (
        `<ellipse cx="${x}" cy="${y}" rx="4.6" ry="3.5" fill="${paint}" transform="rotate(-20 ${x} ${y})"/>` +
        stroke(stem, paint, 1.8)
      );
    });
    return stroke(lines, palette.ink, 1, 0.55) + notes.join('');
  });
  return group(
    `transform="rotate(${Math.round(random() * 14 - 7)})"`,
    fill('M-58 -70H62V72H-58Z', '#000000', 'opacity=".3" transform="translate(5 5)"'),
    fill('M-58 -70H44L62 -52V72H-58Z', paper),
    fill('M44 -70V-52H62Z', mix(palette.light, '#a08a62', 0.5)),
    ...staves,
    rect(-50, 60, 40, 3, tones.color),
  );
};

/** A sheet with heights, water and a route. */
const map: Draw = (thing) => {
  const { paints, palette, random, tones } = thing;
  const paper = paints.linear(
    [stop(0, mix(palette.light, '#fff4d8', 0.6)), stop(1, mix(palette.haze, '#e2c48f', 0.62))],
    [0, 0, 1, 1],
  );
  const edge = sheetEdge(random, 82, 62);
  const clip = paints.clip(edge);
  const noise = noiseFrom(Math.floor(random() * 1e6));
  const [mx, my] = [(random() - 0.5) * 70, (random() - 0.5) * 40];
  const heights = [12, 22, 33, 45, 58].map((r, ring) =>
    closed(
      Array.from({ length: 30 }, (_, i): Point => {
        const angle = (i / 30) * fullTurn;
        const reach =
          r * (0.65 + 0.75 * fractalNoise(noise, 3 + Math.cos(angle) * 1.4 + ring * 0.13 + Math.sin(angle) * 2.1, 2));
        return [mx + Math.cos(angle) * reach * 1.25, my + Math.sin(angle) * reach];
      }),
    ),
  );
  const from: Point = [-64, 30 - random() * 60];
  const route = Array.from({ length: 6 }, (_, i): Point => [from[0] + i * 25, from[1] + (random() - 0.5) * 46]);
  const [endX, endY] = at(route, 5);
  const water = smooth(
    Array.from({ length: 7 }, (_, i): Point => [-90 + i * 30, 34 * Math.sin(i * 0.9 + mx) + 20 * (random() - 0.5)]),
  );
  return group(
    `transform="rotate(${Math.round(random() * 16 - 8)})"`,
    fill(edge, '#000000', 'opacity=".35" transform="translate(4 6)"'),
    fill(edge, paper),
    group(
      clip,
      heights
        .toReversed()
        .map(
          (d, i) =>
            fill(d, mix(palette.mid, palette.accent, i / 5), 'opacity=".16"') +
            stroke(d, mix(palette.deep, '#5a3a1c', 0.4), 1, 0.5),
        )
        .join(''),
      stroke(water, mix(palette.mid, '#3f86b8', 0.55), 6, 0.75),
      stroke(smooth(route), '#8c1f24', 2.6, 1, 'stroke-dasharray="7 5" stroke-linecap="round"'),
      circle(from[0], from[1], 4, '#8c1f24'),
      stroke(`M${tenth(endX - 6)} ${tenth(endY - 6)}l12 12m0 -12l-12 12`, '#8c1f24', 3.4),
      fill('M-28 -90H-27V90H-28ZM27 -90H28V90H27Z', '#000000', 'opacity=".16"') +
        fill('M-28 -90H0V90H-28ZM28 -90H90V90H28Z', '#000000', 'opacity=".05"'),
    ),
    group(
      `transform="translate(58 -38)"`,
      circle(0, 0, 12, 'none', `stroke="${palette.deep}" stroke-width="1.4"`) + fill(star(0, 0, 17, 0.18), tones.dark),
    ),
  );
};

/** A chart of the stars. */
const chart: Draw = (thing) => {
  const { paints, palette, random, tones } = thing;
  const ground = paints.radial([stop(0, mix(palette.deep, palette.mid, 0.5)), stop(1, palette.ink)], [0.5, 0.4, 0.8]);
  const points = Array.from({ length: 7 }, (_, i): Point => [
    Math.cos(i * 0.9 + random()) * (18 + random() * 44),
    Math.sin(i * 0.9 + random()) * (18 + random() * 44),
  ]);
  const far = Array.from({ length: 26 }, () =>
    circle((random() - 0.5) * 120, (random() - 0.5) * 120, 0.7 + random() * 1.1, tones.light, 'opacity=".6"'),
  );
  return group(
    `transform="rotate(${Math.round(random() * 12 - 6)})"`,
    rounded(-72, -72, 144, 144, 5, '#000000', 'opacity=".35" transform="translate(4 6)"'),
    rounded(-72, -72, 144, 144, 5, mix(palette.light, '#e8d3a4', 0.5)),
    rounded(-66, -66, 132, 132, 3, ground),
    group(
      `fill="none" stroke="${tones.color}" stroke-opacity=".55"`,
      [60, 44, 28].map((r) => circle(0, 0, r, 'none')).join(''),
      '<path d="M-60 0H60M0 -60V60M-43 -43L43 43M-43 43L43 -43"/>',
    ),
    far.join(''),
    stroke(`M${points.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join('L')}`, tones.light, 1.6, 0.85),
    points.map(([x, y], i) => fill(star(x, y, i === 2 ? 13 : 7, 0.2), i === 2 ? '#FFC857' : '#ffffff')).join(''),
  );
};

/** A drawing of a machine on blue paper. */
const plan: Draw = (thing) => {
  const { paints, palette, random, glyph: name } = thing;
  const paper = paints.linear([stop(0, mix('#2b5fae', palette.mid, 0.3)), stop(1, mix('#153a78', palette.deep, 0.4))]);
  const grid = Array.from({ length: 11 }, (_, i) => `M${-75 + i * 15} -56V56M-80 ${-75 + i * 15}H80`).join('');
  const figure =
    name === 'plan'
      ? pick(['gear', 'ship', 'wheel', 'house', 'compass', 'bow', 'lantern', 'rocket'] as const, random)
      : name;
  const [r1, r2] = [22 + random() * 14, 8 + random() * 10];
  return group(
    `transform="rotate(${Math.round(random() * 14 - 7)})"`,
    rounded(-80, -56, 160, 112, 4, '#000000', 'opacity=".35" transform="translate(4 6)"'),
    rounded(-80, -56, 160, 112, 4, paper),
    group(paints.clip('M-80 -56H80V56H-80Z'), stroke(grid, '#ffffff', 0.8, 0.18)),
    group(
      `transform="translate(-68 -44) scale(1.32)" fill="none" stroke="#ffffff" stroke-width="1.5"`,
      `<path d="${glyphs[figure].body}"/>`,
      `<path d="${glyphs[figure].cut ?? ''}" opacity=".6"/>`,
    ),
    group(
      'fill="none" stroke="#ffffff" stroke-width="1.4"',
      circle(48, -16, r1 * 0.8, 'none') +
        circle(48, -16, r2, 'none') +
        `<path d="M48 -50V18M16 -16H78M20 34H76M20 40H62M20 46H70" stroke-opacity=".6" stroke-dasharray="5 3"/>`,
    ),
    stroke('M-76 -52H76V52H-76Z', '#ffffff', 1.2, 0.6),
  );
};

/** A frame around a player's bust. */
const portrait: Draw = (thing) => {
  const { paints, palette, random, tones } = thing;
  const gold = paints.linear([stop(0, tones.light), stop(0.45, tones.color), stop(1, tones.dark)], [0, 0, 1, 1]);
  const sky = paints.linear([stop(0, palette.deep), stop(1, mix(palette.mid, palette.haze, 0.5))]);
  const count = 6 + Math.floor(random() * 11);
  const beads = Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * fullTurn - Math.PI / 2;
    return [Math.cos(angle), Math.sin(angle)] as const;
  });
  const round = random() < 0.6;
  const bead = pick(
    [
      (x: number, y: number) => circle(x, y, 6, tones.light, `stroke="${tones.dark}" stroke-width="2"`),
      (x: number, y: number) => fill(star(x, y, 13, 0.3), tones.light, `stroke="${tones.dark}" stroke-width="1.4"`),
      (x: number, y: number, angle: number) =>
        fill(
          'M0 -14Q8 -2 0 10Q-8 -2 0 -14Z',
          tones.color,
          `stroke="${tones.dark}" stroke-width="1.4" transform="translate(${tenth(x)} ${tenth(y)}) rotate(${Math.round((angle * 180) / Math.PI + 90)})"`,
        ),
      (x: number, y: number, angle: number) =>
        rect(
          -7,
          -7,
          14,
          14,
          tones.color,
          `stroke="${tones.light}" stroke-width="1.6" transform="translate(${tenth(x)} ${tenth(y)}) rotate(${Math.round((angle * 180) / Math.PI + 45)})"`,
        ),
    ],
    random,
  );
  const bust = fill(
    'M-34 46C-34 16 -18 10 -12 8V2C-24 -6 -22 -36 0 -36C22 -36 24 -6 12 2V8C18 10 34 16 34 46Z',
    palette.ink,
  );
  const hole = round ? `${disc(0, 0, 50)}Z` : 'M-46 -46H46V46H-46Z';
  const outer = round ? `${disc(0, 0, 66)}Z` : 'M-62 -62H62V62H-62Z';
  const places = beads.map(([cos, sin]) => {
    const reach = round ? 65 : 60 / Math.max(Math.abs(cos), Math.abs(sin));
    return bead(cos * reach, sin * reach, Math.atan2(sin, cos));
  });
  return [
    fill(outer, '#000000', 'opacity=".35" transform="translate(3 6)"'),
    fill(hole, sky),
    group(paints.clip(hole), circle(0, -8, 40, palette.light, 'opacity=".18"') + bust),
    fill(outer, gold),
    fill(hole, sky),
    group(paints.clip(hole), circle(0, -10, 38, palette.light, 'opacity=".28"') + bust),
    stroke(hole, tones.dark, 3),
    stroke(hole, tones.light, 1, 0.8),
    ...places,
  ].join('');
};

/** A flag, divided as heralds do it. */
const banner: Draw = (thing) => {
  const { paints, palette, random, tones, glyph: name } = thing;
  const feet = pick(
    [
      'M-46 -62H46V52L0 26L-46 52Z',
      'M-46 -62H46V34L0 62L-46 34Z',
      'M-46 -62H46V54H-46Z',
      'M-46 -62H46V30Q46 58 0 58Q-46 58 -46 30Z',
      'M-46 -62H46V46L23 58L0 46L-23 58L-46 46Z',
    ],
    random,
  );
  const division = pick(
    [
      'M0 -62H46V62H0Z',
      'M-46 -62H46V-6H-46Z',
      'M-46 -62L46 62H-46Z',
      'M-46 30L0 -20L46 30V62L0 10L-46 62Z',
      'M-46 -62H0V-4H-46ZM0 -4H46V62H0Z',
      'M-16 -62H16V62H-16Z',
      'M-46 -20H46V14H-46Z',
      'M-46 -62L-26 -62L46 42V62H26L-46 -42Z',
      '',
    ],
    random,
  );
  const [field, other] = pick(
    [
      [tones.color, tones.dark],
      [palette.mid, palette.accent],
      [palette.accent, palette.deep],
      [palette.deep, palette.haze],
    ] as const,
    random,
  );
  const charge =
    name === 'banner'
      ? pick(
          [
            'crown',
            'ship',
            'compass',
            'wolf',
            'stag',
            'rune',
            'flame',
            'feather',
            'key',
            'sword',
            'planet',
            'gem',
            'horn',
            'bird',
          ] as const,
          random,
        )
      : name;
  const clip = paints.clip(feet);
  return [
    fill(feet, '#000000', 'opacity=".35" transform="translate(4 6)"'),
    fill(feet, field),
    group(
      clip,
      division && fill(division, other),
      fill('M-46 -62H-30V62H-46ZM-4 -62H12V62H-4ZM30 -62H38V62H30Z', '#000000', 'opacity=".1"'),
      fill('M-28 -62H-16V62H-28ZM14 -62H26V62H14Z', '#ffffff', 'opacity=".1"'),
    ),
    stroke(feet, tones.light, 2.6, 0.9),
    rounded(-60, -70, 120, 9, 4.5, paints.linear([stop(0, tones.light), stop(1, tones.dark)])),
    circle(-60, -65.5, 8, tones.light) + circle(60, -65.5, 8, tones.light),
    glyph(
      paints,
      charge,
      { x: 0, y: -8, size: 56 },
      { light: '#fffaf0', color: mix(palette.light, palette.accent, 0.2), dark: palette.deep, ink: palette.ink },
    ),
  ].join('');
};

/** A book, a letter, or a scroll. */
const lore: Draw = (thing) => {
  const { name, glyph: figureName, random } = thing;
  if (/letter|note\b|invitation|postcard|telegram|menu|order|receipt|ticket|message|list/i.test(name))
    return letter(thing);
  if (figureName === 'map') return map(thing);
  if (figureName === 'scroll' && random() < 0.68) return book(thing);
  return figure(thing);
};

const book: Draw = ({ paints, palette, random, tones, glyph: name }) => {
  const cover = pick([palette.mid, palette.deep, tones.dark, mix(palette.haze, palette.deep, 0.4)], random);
  const leather = paints.linear(
    [stop(0, mix(cover, '#ffffff', 0.22)), stop(1, mix(cover, '#000000', 0.2))],
    [0, 0, 1, 1],
  );
  const emblem = pick(
    ['compass', 'feather', 'rune', 'key', 'crown', 'flame', 'planet', 'ship', 'bird', 'sprout', 'gem'] as const,
    random,
  );
  const bands = pick([[-44, 44], [-50, -42, 42, 50], [-30, 30], []], random);
  return group(
    `transform="rotate(${Math.round(random() * 18 - 9)})"`,
    rounded(-52, -66, 112, 136, 6, '#000000', 'opacity=".35" transform="translate(4 6)"'),
    rounded(-48, -62, 108, 132, 5, '#efe3c6'),
    stroke('M58 -54V66M55 -56V64', '#b9a67c', 1.2),
    rounded(-54, -68, 108, 132, 6, leather),
    rect(-54, -68, 16, 132, '#000000', 'opacity=".22"'),
    bands.map((y) => rect(-54, y - 3, 16, 6, tones.color)).join(''),
    stroke('M-30 -58H44V54H-30Z', tones.color, 2.2),
    circle(7, -2, 31, mix(cover, '#000000', 0.35)) +
      circle(7, -2, 31, 'none', `stroke="${tones.color}" stroke-width="2"`),
    glyph(paints, name === 'scroll' ? emblem : name, { x: 7, y: -2, size: 42 }, tones),
    random() < 0.5 ? rect(30, -6, 30, 12, tones.color, 'rx="2"') : fill('M20 64H30V84L25 78L20 84Z', palette.accent),
  );
};

const letter: Draw = ({ paints, palette, random, tones }) => {
  const paper = paints.linear([stop(0, '#fffaf0'), stop(1, mix(palette.light, '#d8c49a', 0.55))]);
  const seal = pick([palette.accent, palette.mid, '#a8323a', tones.dark], random);
  const lines = Array.from({ length: 4 }, (_, i) =>
    rect(-46, -54 + i * 9, 40 + random() * 50, 3, palette.deep, 'opacity=".55"'),
  );
  return group(
    `transform="rotate(${Math.round(random() * 18 - 9)})"`,
    rounded(-74, -24, 148, 88, 4, '#000000', 'opacity=".3" transform="translate(4 6)"'),
    rounded(-54, -70, 108, 80, 3, '#ffffff'),
    ...lines,
    fill('M-74 -24L0 26L74 -24V64H-74Z', paper),
    stroke('M-74 64L-8 14M74 64L8 14M-74 -24L0 26L74 -24', mix(palette.deep, '#8a7550', 0.6), 1.6, 0.7),
    circle(0, 26, 17, mix(seal, '#000000', 0.3)) + circle(0, 25, 14, seal),
    fill(star(0, 25, 11, 0.3), mix(seal, '#ffffff', 0.5)),
  );
};

/** A gesture in a bubble. */
const emote: Draw = ({ paints, palette, random, tones, glyph: name }) => {
  const bubble = pick(
    [
      'M-62 -62H62Q74 -62 74 -50V28Q74 40 62 40H-8L-36 68L-32 40H-62Q-74 40 -74 28V-50Q-74 -62 -62 -62Z',
      'M0 -66C46 -66 76 -42 76 -10C76 22 46 44 0 44C-8 44 -16 43 -24 42L-54 66L-48 32C-66 22 -76 8 -76 -10C-76 -42 -46 -66 0 -66Z',
      'M-58 -64H58L76 -46V24L58 42H20L40 68L-4 42H-58L-76 24V-46Z',
    ],
    random,
  );
  const flip = random() < 0.5 ? -1 : 1;
  const ground = paints.linear([stop(0, '#ffffff'), stop(1, mix(palette.light, palette.haze, 0.45))]);
  const marks = pick(
    [
      'M-96 -30L-84 -26M-92 -56L-82 -48M96 -30L84 -26M92 -56L82 -48',
      'M-92 0H-82M92 0H82M-90 -24L-81 -20M90 -24L81 -20',
      '',
    ],
    random,
  );
  return [
    group(
      `transform="scale(${flip} 1)"`,
      fill(bubble, '#000000', 'opacity=".35" transform="translate(3 6)"'),
      fill(bubble, ground),
      stroke(bubble, mix(tones.color, palette.deep, 0.3), 3.4),
    ),
    stroke(marks, tones.light, 3.4, 1, 'stroke-linecap="round"'),
    group(
      `transform="rotate(${Math.round(random() * 24 - 12)} 0 -12)"`,
      glyph(
        paints,
        name,
        { x: 0, y: -12, size: 78 },
        {
          light: mix(palette.accent, '#ffffff', 0.25),
          color: mix(palette.accent, palette.mid, 0.35),
          dark: palette.deep,
          ink: palette.ink,
        },
      ),
    ),
  ].join('');
};

const card: Draw = ({ paints, palette, random, tones, scene, glyph: name }) => {
  const emblem =
    name === 'card' ? pick(['mask', 'key', 'crown', 'cat', 'gem', 'feather', 'rune', 'bird'] as const, random) : name;
  return group(
    `transform="rotate(${Math.round(random() * 20 - 10)})"`,
    rounded(-82, -50, 164, 104, 8, '#000000', 'opacity=".35" transform="translate(4 6)"'),
    rounded(-82, -52, 164, 104, 8, palette.ink),
    group(paints.clip('M-78 -48H78V48H-78Z'), image(scene, -78, -48, 156, 98, 'opacity=".75"')),
    fill('M-78 -48H-8L-38 48H-78Z', palette.ink, 'opacity=".8"'),
    stroke('M-78 -48H78V48H-78Z', tones.color, 2),
    glyph(paints, emblem, { x: -50, y: -4, size: 46 }, tones),
    rect(-2, 22, 64, 5, '#ffffff', 'opacity=".9"') + rect(-8, 33, 44, 4, tones.color),
  );
};

/** A voice: rings of sound around the figure. */
const voice: Draw = (thing) => {
  const { tones, random } = thing;
  const rings = [34, 48, 62, 76].map((r, i) =>
    circle(
      0,
      0,
      r,
      'none',
      `stroke="${i % 2 ? tones.light : tones.color}" stroke-width="${tenth(2 + random() * 5)}" stroke-dasharray="${Math.round(20 + random() * 90)} ${Math.round(6 + random() * 24)}" stroke-linecap="round" transform="rotate(${Math.round(random() * 360)})" opacity=".85"`,
    ),
  );
  return rings.join('') + group('transform="scale(.58)"', figure(thing));
};

/** A splash of the paint behind the brush. */
const paint: Draw = (thing) => {
  const { paints, random, tones } = thing;
  const blob = Array.from({ length: 14 }, (_, i): Point => {
    const reach = 46 + random() * 34;
    return [Math.cos((i / 14) * fullTurn) * reach, Math.sin((i / 14) * fullTurn) * reach];
  });
  const loop = [...blob, ...blob.slice(0, 2)].map(([x, y], i, all): string => {
    const [nx, ny] = at(all, Math.min(i + 1, all.length - 1));
    return i === 0
      ? `M${tenth((x + nx) / 2)} ${tenth((y + ny) / 2)}`
      : `Q${tenth(x)} ${tenth(y)} ${tenth((x + nx) / 2)} ${tenth((y + ny) / 2)}`;
  });
  const color = paints.linear([stop(0, mix(tones.color, '#ffffff', 0.25)), stop(1, mix(tones.color, tones.dark, 0.4))]);
  return (
    fill(`${loop.slice(0, -1).join('')}Z`, color) +
    circle(62, -52, 9, tones.color) +
    circle(-66, 48, 6, tones.color) +
    group(
      'transform="scale(.72)"',
      figure({ ...thing, tones: { light: '#ffffff', color: '#e9dcc2', dark: tones.dark, ink: tones.ink } }),
    )
  );
};

/** The figure of the reward, large, with a pattern of its own. */
const figure: Draw = ({ paints, random, tones, palette, glyph: name }) => {
  const { body, turn = 0 } = glyphs[name];
  const scale = 2 + random() * 0.4;
  const plate = plateOf(random, tones, palette);
  const place = `transform="translate(${-32 * scale} ${-32 * scale}) scale(${scale}) rotate(${turn} 32 32)"`;
  const isPatterned =
    /^(armor|balloon|boots|cape|car|coat|glove|hat|house|kite|planet|rocket|shield|ship|shirt|squid|tail|tent|wing|submersible|charm|basket)$/.test(
      name,
    );
  const motif = patternOf(random, palette, tones);
  const tilt = Math.round(random() * 20 - 10);
  const flip = random() < 0.35 && turn === 0 ? -1 : 1;
  return (
    plate +
    group(
      `transform="rotate(${tilt}) scale(${flip} 1)"`,
      group(
        place,
        `<path d="${body}" fill="none" stroke="${tones.ink}" stroke-width="5" stroke-linejoin="round" opacity=".6"/>`,
      ),
      glyph(paints, name, { x: 0, y: 0, size: 64 * scale }, tones),
      isPatterned ? group(place, group(`${paints.clip(body)} opacity=".42"`, motif)) : '',
      group(
        place,
        `<path d="${body}" fill="none" stroke="${mix(tones.light, '#ffffff', 0.4)}" stroke-width=".9" stroke-linejoin="round" opacity=".65"/>`,
      ),
    )
  );
};

/** What a figure stands before. */
const plateOf = (random: Random, { color, light, dark }: Tones, { ink }: Palette): string => {
  const around = (count: number, draw: (angle: number) => string) =>
    Array.from({ length: count }, (_, i) => draw(Math.round((i * 360) / count))).join('');
  return pick(
    [
      () => '',
      () =>
        circle(0, 0, 74, 'none', `stroke="${light}" stroke-opacity=".7" stroke-width="2"`) +
        around(24, (angle) => rect(-1, -74, 2, 8, light, `opacity=".7" transform="rotate(${angle})"`)),
      () => around(12, (angle) => fill('M0 0L-9 -84H9Z', light, `opacity=".2" transform="rotate(${angle + 8})"`)),
      () => fill('M0 -78L78 0L0 78L-78 0Z', ink, 'opacity=".55"') + stroke('M0 -78L78 0L0 78L-78 0Z', color, 2, 0.9),
      () => circle(0, 0, 70, ink, 'opacity=".5"') + circle(0, 0, 70, 'none', `stroke="${color}" stroke-width="2"`),
      () =>
        [-1, 1]
          .map((side) =>
            group(
              `transform="scale(${side} 1)"`,
              stroke('M6 74Q66 62 72 -10', color, 2.4),
              around(6, (angle) =>
                fill(
                  'M0 0Q10 -8 4 -24Q-8 -12 0 0Z',
                  color,
                  `transform="translate(${tenth(14 + 58 * Math.sin(angle / 255))} ${tenth(72 - angle / 4.1)}) rotate(${60 - angle / 5})"`,
                ),
              ),
            ),
          )
          .join(''),
      () => rect(-64, -64, 128, 128, dark, 'rx="14" opacity=".5" transform="rotate(45) scale(.82)"'),
      () =>
        fill('M-78 18L-30 -58L8 4L28 -22L78 18Z', dark, 'opacity=".5"') +
        `<ellipse cy="62" rx="64" ry="12" fill="${light}" opacity=".28"/>`,
    ],
    random,
  )();
};

/** A pattern over 64 by 64. */
function patternOf(random: Random, palette: Palette, tones: Tones): string {
  const color = pick([palette.accent, palette.mid, palette.deep, tones.dark, '#ffffff'], random);
  const turned = (markup: string) => group(`transform="rotate(${pick([0, 45, 90, -45, 20], random)} 32 32)"`, markup);
  const width = 2 + random() * 4;
  const gap = width + 4 + random() * 7;
  const along = Array.from({ length: 16 }, (_, i) => -30 + i * gap);
  return pick(
    [
      () => turned(along.map((x) => rect(x, -20, width, 110, color)).join('')),
      () => rect(0, 30 + random() * 10, 64, 8 + random() * 8, color),
      () => along.flatMap((x, i) => along.map((y) => circle(x + (i % 2) * gap * 0.5, y, width * 0.6, color))).join(''),
      () =>
        turned(along.flatMap((x, i) => along.map((y, j) => ((i + j) % 2 ? rect(x, y, gap, gap, color) : ''))).join('')),
      () =>
        turned(
          along
            .map((y) =>
              stroke(
                `M-10 ${tenth(y)}L10 ${tenth(y + 8)}L32 ${tenth(y)}L54 ${tenth(y + 8)}L74 ${tenth(y)}`,
                color,
                width * 0.8,
              ),
            )
            .join(''),
        ),
      () =>
        fill(
          Array.from({ length: 7 }, () => star(random() * 64, random() * 64, 4 + random() * 4, 0.3)).join(''),
          color,
        ),
      () => turned(rect(32, -20, 60, 110, color)),
      () => '',
    ],
    random,
  )();
}

const things: Partial<Record<string, Draw>> = {
  Wallpaper: wallpaper,
  Music: music,
  Map: map,
  Chart: chart,
  Plan: plan,
  Blueprint: plan,
  Drawing: plan,
  'Profile frame': portrait,
  Banner: banner,
  Standard: banner,
  Lore: lore,
  Emote: emote,
  'Calling card': card,
  Voice: voice,
  Paint: paint,
  Decal: paint,
};

/** A torn sheet, from -w to w and from -h to h. */
function sheetEdge(random: Random, w: number, h: number): string {
  const side = (from: Point, to: Point): Point[] =>
    Array.from({ length: 9 }, (_, i): Point => [
      from[0] + ((to[0] - from[0]) * i) / 9 + (random() - 0.5) * 4,
      from[1] + ((to[1] - from[1]) * i) / 9 + (random() - 0.5) * 4,
    ]);
  return closed([
    ...side([-w, -h], [w, -h]),
    ...side([w, -h], [w, h]),
    ...side([w, h], [-w, h]),
    ...side([-w, h], [-w, -h]),
  ]);
}
