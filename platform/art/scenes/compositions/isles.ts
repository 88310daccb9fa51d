import { mix } from '../../drawing/color';
import { at, hashText, randomFrom } from '../../drawing/numbers';
import { stop } from '../../drawing/paints';
import { closed, jagged, path } from '../../drawing/path';
import type { Scene } from '../Scene';
import { glow, sky } from '../scenery/air';
import { birds } from '../scenery/birds';
import { chart } from '../scenery/chart';
import { cloud } from '../scenery/clouds';
import { circle, fill, group, moved, rect, stroke } from '../../drawing/shapes';

/** The island everything else is placed around: its lip, and its width. */
const home = { y: 408, width: 330 };

/** Skylark Isles: a tower house on a floating island, a waterfall into nothing, an airship coming home. */
export function isles(scene: Scene): void {
  const { focusX, width } = scene;
  sky(scene, [stop(0, '#1f9fc4'), stop(0.35, '#66c9d4'), stop(0.65, '#c4ecdc'), stop(0.85, '#fff4d6')]);
  chart(scene, { x: focusX + 130, y: 170, color: '#ffffff', opacity: 0.22, innerRadius: 130, gap: 80 });
  glow(scene, focusX + 130, 170, 420, '#fffbe0', 0.95);
  scene.add(circle(focusX + 130, 170, 52, '#fffdf0'));
  const random = randomFrom(23);
  for (let i = 0; i < 6; i++) {
    const x = focusX + (random() - 0.5) * width * 1.25;
    scene.add(fill(cloud(x, 470 + i * 26, 300 + random() * 320, random, 0.36), '#ffffff', 'opacity=".42"'));
  }
  farIsles(scene);
  const x = focusX - 10;
  isle(scene, { x, ...home, distance: 0 });
  waterfall(scene, x);
  house(scene, x);
  trees(scene, x);
  airship(scene, focusX - 150, 188);
  birds(scene, { x: focusX + 120, y: 320, count: 6, color: '#2f6a86', scale: 0.9, seed: 9 });
  for (let i = 0; i < 5; i++) {
    const x = focusX + (i % 2 ? 1 : -1) * (70 + random() * width * 0.3);
    const outline = cloud(x, 650 + i * 38, 360 + random() * 340, random, 0.42);
    scene.add(fill(outline, scene.linear([stop(0, '#ffffff'), stop(1, mix('#cdeee6', '#8fd2d4', i / 5))])));
  }
  for (let i = 0; i < (scene.isWide ? 5 : 0); i++) {
    const outline = cloud(focusX + (i - 2.4) * width * 0.26, 730 + random() * 60, 420 + random() * 260, random, 0.42);
    scene.add(fill(outline, scene.linear([stop(0, '#ffffff'), stop(1, '#8fd2d4')])));
  }
  scene.add(rect(0, 690, width, 110, scene.linear([stop(0, '#ffffff', 0), stop(1, '#f4fffa', 0.9)])));
}

function farIsles(scene: Scene): void {
  const x = scene.focusX;
  isle(scene, { x: x - 250, y: 300, width: 120, distance: 0.55 });
  isle(scene, { x: x + 290, y: 380, width: 100, distance: 0.6 });
  if (!scene.isWide) return;
  isle(scene, { x: x - 620, y: 360, width: 190, distance: 0.5 });
  isle(scene, { x: x - 420, y: 190, width: 80, distance: 0.68 });
  isle(scene, { x: x + 470, y: 250, width: 130, distance: 0.5 });
}

interface Isle {
  x: number;
  /** Height of its meadow. */
  y: number;
  width: number;
  /** From near (0) to lost in the haze (1). */
  distance: number;
}

/** A floating island: torn rock below, one side lit, a meadow on top. */
function isle(scene: Scene, { x, y, width: w, distance }: Isle): void {
  const hazed = (color: string) => mix(color, '#bfe9e0', distance);
  const height = w * 0.95;
  const random = randomFrom(hashText(`i${x}${w}`));
  const left = jagged([x - w / 2, y], [x + w * 0.04, y + height], 0.22, 3, random);
  const right = jagged([x + w * 0.04, y + height], [x + w / 2, y], 0.22, 3, random);
  const spine = jagged([x + w * 0.04, y + height], [x + w * 0.12, y], 0.3, 3, random);
  const rock = scene.linear([stop(0, hazed('#8a5a58')), stop(1, hazed('#54486e'))]);
  scene.add(
    fill(closed([...left, ...right.slice(1)]), rock),
    fill(closed([...spine, [x + w / 2, y], ...right.toReversed()]), hazed('#d99a78')),
  );
  let facets = '';
  for (let i = 0; i < 4; i++) {
    const from = at(spine, 1 + i);
    const to = at(spine, 2 + i);
    facets += closed([from, [from[0] + w * (0.1 + random() * 0.1), from[1] - height * 0.04], to]);
  }
  scene.add(fill(facets, hazed('#8a5a58'), 'opacity=".7"'));
  const meadow = path`M${x - w * 0.53} ${y + w * 0.02}
    C${x - w * 0.5} ${y - w * 0.1} ${x - w * 0.2} ${y - w * 0.1} ${x - w * 0.06} ${y - w * 0.13}
    C${x + w * 0.2} ${y - w * 0.17} ${x + w * 0.5} ${y - w * 0.08} ${x + w * 0.53} ${y + w * 0.01}
    C${x + w * 0.46} ${y + w * 0.07} ${x + w * 0.4} ${y + w * 0.02} ${x + w * 0.3} ${y + w * 0.075}
    C${x + w * 0.2} ${y + w * 0.03} ${x + w * 0.1} ${y + w * 0.09} ${x} ${y + w * 0.05}
    C${x - w * 0.1} ${y + w * 0.1} ${x - w * 0.2} ${y + w * 0.03} ${x - w * 0.3} ${y + w * 0.085}
    C${x - w * 0.4} ${y + w * 0.03} ${x - w * 0.48} ${y + w * 0.08} ${x - w * 0.53} ${y + w * 0.02}Z`;
  scene.add(fill(meadow, scene.linear([stop(0, hazed('#b6dd6a')), stop(1, hazed('#2f9a6a'))])));
}

function waterfall(scene: Scene, x: number): void {
  const { y } = home;
  const water = scene.linear([stop(0, '#f4fffb', 0.95), stop(0.6, '#d2f6f0', 0.85), stop(1, '#ffffff', 0)]);
  scene.add(
    fill(
      path`M${x - 92} ${y - 8}C${x - 98} ${y + 60} ${x - 104} ${y + 200} ${x - 110} ${y + 330}L${x - 60} ${y + 330}
        C${x - 66} ${y + 200} ${x - 66} ${y + 60} ${x - 62} ${y - 10}Z`,
      water,
    ),
    stroke(path`M${x - 84} ${y}V${y + 250}M${x - 74} ${y + 10}V${y + 210}`, '#66c9d4', 2.4, 0.5),
  );
}

/** A round tower with a flag, and a low house built against it. */
function house(scene: Scene, x: number): void {
  const { y } = home;
  const plaster = scene.linear([stop(0, '#f2d3b4'), stop(0.45, '#fff6e6'), stop(1, '#fff9ee')], [0, 0, 1, 0]);
  const roof = scene.linear([stop(0, '#ff7a5c'), stop(1, '#d9434f')]);
  scene.add(
    fill(path`M${x + 6} ${y - 42}V${y - 190}h58V${y - 42}Z`, plaster),
    fill(path`M${x + 6} ${y - 42}V${y - 190}h20V${y - 42}Z`, '#c9958a', 'opacity=".6"'),
    fill(path`M${x - 6} ${y - 186}L${x + 35} ${y - 262}L${x + 76} ${y - 186}Z`, roof),
    fill(path`M${x - 6} ${y - 186}L${x + 35} ${y - 262}L${x + 28} ${y - 186}Z`, '#a82f4c'),
    stroke(path`M${x + 35} ${y - 262}v-28`, '#54486e', 3),
    fill(path`M${x + 35} ${y - 290}q20 -6 34 4q-14 4 -34 8Z`, '#ffc94d'),
    fill(path`M${x + 64} ${y - 40}v-64h62v66Z`, '#ffe9cf'),
    fill(path`M${x + 56} ${y - 100}l12 -34h54l14 34Z`, '#e2574f'),
    fill(
      path`M${x + 30} ${y - 150}a9 9 0 0 1 18 0v18h-18ZM${x + 84} ${y - 84}h14v18h-14Z
        M${x + 104} ${y - 84}h12v18h-12ZM${x + 28} ${y - 46}v-26a10 10 0 0 1 20 0v26Z`,
      '#2f6a86',
    ),
  );
}

function trees(scene: Scene, x: number): void {
  const { y } = home;
  const green = ['#2a8f66', '#6ac46a'] as const;
  tree(scene, x - 128, y - 22, 1.2, green);
  tree(scene, x - 30, y - 38, 1.3, green);
  tree(scene, x + 142, y - 20, 1, green);
  tree(scene, x - 104, y - 24, 0.9, ['#d9703d', '#ffb04d']);
}

type Leaves = readonly [shaded: string, lit: string];

const tree = (scene: Scene, x: number, y: number, scale: number, [shaded, lit]: Leaves): void =>
  scene.add(
    rect(x - 2.4 * scale, y - 20 * scale, 4.8 * scale, 22 * scale, '#6a4a48'),
    circle(x - 9 * scale, y - 30 * scale, 15 * scale, shaded),
    circle(x + 10 * scale, y - 28 * scale, 14 * scale, shaded),
    circle(x + 2 * scale, y - 42 * scale, 17 * scale, lit),
  );

function airship(scene: Scene, x: number, y: number): void {
  const envelope = scene.linear([stop(0, '#fff6e0'), stop(0.45, '#ffd27a'), stop(1, '#e2703d')]);
  scene.add(
    group(
      `transform="${moved(x, y)} rotate(-5)"`,
      fill('M-92 0C-84 -40 -30 -50 12 -50C60 -50 96 -24 100 0C96 24 60 48 12 48C-30 48 -84 38 -92 0Z', envelope),
      fill('M-92 0C-84 -14 -30 -18 12 -18C60 -18 96 -8 100 0C96 8 60 16 12 16C-30 16 -84 12 -92 0Z', '#e2574f'),
      fill('M-92 0L-122 -28L-112 0L-122 28Z', '#d9434f'),
      stroke('M-34 44L-24 76M44 42L32 76M4 48V76', '#54486e', 2),
      fill('M-40 76H48C46 92 36 98 22 98H-16C-30 98 -38 90 -40 76Z', '#7a4a48'),
      fill('M-28 82h10v8h-10ZM-8 82h10v8h-10ZM12 82h10v8h-10Z', '#ffe9a8'),
    ),
  );
}
