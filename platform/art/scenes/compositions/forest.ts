import { clamp, hashText, lerp, pick, randomFrom } from '../../drawing/numbers';
import { stop } from '../../drawing/paints';
import { path, placed } from '../../drawing/path';
import type { Scene } from '../Scene';
import { glow, haze, rays, sky } from '../scenery/air';
import { glints } from '../scenery/glints';
import { land, ridge } from '../scenery/relief';
import { circle, fill, stroke } from '../../drawing/shapes';

/** Wildermere: a stag at a sunlit mere, between planes of trunks that darken towards the viewer. */
export function forest(scene: Scene): void {
  const { width, focusX, isWide } = scene;
  sky(scene, [stop(0, '#f7f2b2'), stop(0.3, '#b9d98a'), stop(0.6, '#5fa070'), stop(1, '#1c4f48')]);
  glow(scene, focusX + 40, 90, 620, '#fffbd0', 1);
  trunks(scene, {
    count: Math.floor(width / 34),
    color: '#9cc87d',
    thinnest: 6,
    thickest: 11,
    base: 560,
    lean: 20,
    seed: 1,
  });
  haze(scene, 470, 260, '#d6e59a', 0.5);
  trunks(scene, {
    count: Math.floor(width / 58),
    color: '#5f9f6b',
    thinnest: 10,
    thickest: 20,
    base: 596,
    lean: 30,
    seed: 2,
    clearing: 60,
  });
  haze(scene, 560, 150, '#c8dd90', 0.55);
  land(scene, ridge(scene, { y: 596, height: 26, frequency: 0.006, seed: 6 }), '#5a9a67', '#2c6a55');
  mere(scene);
  trunks(scene, {
    count: Math.floor(width / 110),
    color: '#2f6a55',
    thinnest: 24,
    thickest: 44,
    base: 650,
    lean: 50,
    seed: 3,
    clearing: 150,
  });
  rays(scene, {
    x: focusX + 60,
    y: -120,
    length: 1000,
    from: 1.05,
    to: 2.15,
    count: 11,
    color: '#fffbd0',
    opacity: 0.62,
    seed: 8,
    blur: 7,
  });
  stag(scene, focusX - 20, 634);
  fireflies(scene);
  undergrowth(scene);
  trunks(scene, {
    count: 2,
    color: '#0c312c',
    thinnest: 70,
    thickest: 96,
    base: 800,
    lean: 40,
    seed: isWide ? 44 : 43,
    clearing: isWide ? 520 : 250,
  });
  canopy(scene);
}

interface Trunks {
  count: number;
  color: string;
  thinnest: number;
  thickest: number;
  base: number;
  lean: number;
  seed: number;
  /** Half the width of the glade around the focal point. */
  clearing?: number;
}

/** A plane of trunks with a few bare branches. */
function trunks(scene: Scene, { count, color, thinnest, thickest, base, lean, seed, clearing = 0 }: Trunks): void {
  const { width, focusX } = scene;
  const random = randomFrom(hashText(`t${seed}`));
  let outline = '';
  for (let i = 0; i < count; i++) {
    let x = ((i + 0.15 + random() * 0.7) / count) * (width + 120) - 60;
    if (clearing && Math.abs(x - focusX - 10) < clearing) x += (x < focusX + 10 ? -1 : 1) * clearing * 0.9;
    const w = lerp(thinnest, thickest, random());
    const l = (random() - 0.5) * lean;
    outline += path`M${x - w * 0.5 + l} -10L${x + w * 0.4 + l} -10
      C${x + w * 0.42 + l * 0.4} ${base * 0.5} ${x + w * 0.5} ${base * 0.8} ${x + w * 1.1} ${base + 14}L${x - w * 1.1} ${base + 14}
      C${x - w * 0.55} ${base * 0.8} ${x - w * 0.5 + l * 0.4} ${base * 0.5} ${x - w * 0.5 + l} -10Z`;
    for (let k = 0; k < (thinnest > 20 ? 3 : 1); k++) {
      const y = base * (0.12 + random() * 0.4);
      const side = random() < 0.5 ? -1 : 1;
      const reach = w * (2 + random() * 3.4);
      const foot = x + l * 0.6;
      outline += path`M${foot} ${y}Q${x + side * reach * 0.5} ${y - w * 0.6} ${x + side * reach} ${y - w * (1.1 + random())}
        Q${x + side * reach * 0.5} ${y - w * 0.1} ${foot} ${y + w * 0.8}Z`;
    }
  }
  scene.add(fill(outline, color));
}

function mere(scene: Scene): void {
  const x = scene.focusX;
  const outline = path`M${x - 330} 654C${x - 200} 600 ${x + 220} 600 ${x + 350} 650C${x + 220} 706 ${x - 200} 712 ${x - 330} 654Z`;
  scene.add(fill(outline, scene.linear([stop(0, '#f6f6b8'), stop(0.5, '#a8d394'), stop(1, '#2f7a62')])));
  glints(scene, {
    x: x + 20,
    top: 624,
    bottom: 690,
    farWidth: 90,
    nearWidth: 230,
    color: '#fffde0',
    count: 12,
    seed: 9,
    opacity: 0.8,
  });
}

const stagBody = path`M-44 -54C-30 -62 0 -60 18 -64C26 -74 30 -86 36 -96L48 -100L60 -92L62 -86L50 -82
  C48 -66 42 -50 34 -42L36 -20L34 2L29 2L29 -18L24 -34C8 -30 -16 -30 -28 -32L-30 -16L-36 2L-41 2L-38 -18L-42 -32
  C-48 -38 -50 -46 -44 -54Z`;
const stagFarLegs = 'M22 -36L20 -12L21 2L16 2L14 -14L12 -34ZM-24 -34L-22 -14L-24 2L-29 2L-28 -16Z';
const antlers = path`M44 -98C38 -116 22 -122 18 -142M38 -114C30 -116 24 -116 14 -124M30 -124C34 -132 32 -140 34 -148
  M50 -99C56 -116 70 -118 76 -138M57 -112C64 -114 70 -112 80 -118M67 -120C64 -130 66 -138 64 -146`;
const stagBack = 'M-42 -55C-30 -63 0 -61 17 -65C25 -75 29 -87 35 -97';

function stag(scene: Scene, x: number, y: number): void {
  const { focusX } = scene;
  const own = (outline: string) => placed(outline, x, y, 1.16);
  const bank = path`M${focusX - 260} 668C${focusX - 160} 628 ${focusX - 60} 628 ${focusX + 110} 640C${focusX + 60} 664 ${focusX - 120} 676 ${focusX - 260} 668Z`;
  scene.add(fill(bank, '#1f5547'));
  scene.add(
    fill(own(stagBody) + own(stagFarLegs), '#12382f'),
    stroke(own(antlers), '#12382f', 4.2, 1, 'stroke-linecap="round"'),
    stroke(own(stagBack), '#fff6c0', 2.2, 0.9, 'stroke-linecap="round"'),
  );
}

function fireflies(scene: Scene): void {
  const random = randomFrom(18);
  for (let i = 0; i < (scene.isTiny ? 4 : 16); i++) {
    const x = scene.focusX + (random() - 0.5) * 520;
    const y = 420 + random() * 230;
    glow(scene, x, y, 9 + random() * 7, '#fffbc4', 0.9);
    scene.add(circle(x, y, 1.8, '#fffef0'));
  }
}

/** The dark bank in front, and the ferns on it. */
function undergrowth(scene: Scene): void {
  const { width, focusX } = scene;
  const bank = ridge(scene, {
    y: 800,
    height: 44,
    frequency: 0.008,
    seed: 15,
    octaves: 4,
    shape: (x) => -1 * clamp((Math.abs(x) - 90) / 420) * 130,
  });
  land(scene, bank, '#0d3630', '#08231f');
  const random = randomFrom(30);
  let ferns = '';
  for (let i = 0; i < width / 7; i++) {
    const [x, y] = pick(bank, random);
    if (Math.abs(x - focusX) < 70 && random() < 0.7) continue;
    const fronds = Math.floor(5 + random() * 3);
    const size = 26 + random() * 44;
    for (let k = 0; k < fronds; k++) {
      const angle = -Math.PI / 2 + (k - (fronds - 1) / 2) * 0.38;
      const endX = x + Math.cos(angle) * size;
      const endY = y + Math.sin(angle) * size * 0.8 + 8;
      ferns += path`M${x} ${y + 10}Q${(x + endX) / 2 - 3} ${(y + endY) / 2 - 10} ${endX} ${endY}
        Q${(x + endX) / 2 + 5} ${(y + endY) / 2 + 2} ${x + 4} ${y + 10}Z`;
    }
  }
  scene.add(fill(ferns, '#0a2b26'));
}

/** Leaves along the upper edge, open above the glade. */
function canopy(scene: Scene): void {
  const { width, focusX } = scene;
  const random = randomFrom(61);
  let leaves = '';
  for (let i = 0; i < width / 11; i++) {
    const x = random() * width;
    const away = Math.abs(x - focusX) / 300;
    const y = -10 + random() * 52 * clamp(away) + clamp(away - 0.5) * 60 * random();
    const r = 16 + random() * 30;
    leaves += path`M${x - r} ${y}q${r * 0.4} ${-r} ${r} ${-r * 0.3}q${r * 0.9} ${-r * 0.2} ${r} ${r * 0.5}
      q${-r * 0.5} ${r * 0.9} ${-r} ${r * 0.4}q${-r * 0.8} ${r * 0.4} ${-r} ${-r * 0.6}Z`;
  }
  scene.add(fill(leaves, '#14463b'));
}
