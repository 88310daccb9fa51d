import { hashText, lerp, pick, randomFrom } from '../../../drawing/numbers';
import { stop } from '../../../drawing/paints';
import { path, type Point } from '../../../drawing/path';
import type { Scene } from '../../Scene';
import { glow } from '../../scenery/air';
import { ridge, rimLight } from '../../scenery/relief';
import { fill } from '../../../drawing/shapes';

/** The point on the horizon that the rows of lavender run to. */
interface Vanishing {
  x: number;
  y: number;
}

/** What a wide picture shows beside the road: a town on the brink, and rows of lavender that run to the sun. */
export function hinterland(scene: Scene, vanishing: Vanishing): void {
  lavender(scene, vanishing);
  town(scene);
}

/** Rows in perspective, from the horizon towards us: dark between them, lit along their crests. */
function lavender(scene: Scene, { x, y }: Vanishing): void {
  const bottom = scene.height + 20;
  const depth = bottom - y;
  let furrows = '';
  let crests = '';
  for (let row = 1; row <= 34; row++) {
    const across = row * 0.62 + row * row * 0.012;
    const footX = x - depth * across;
    const width = depth * (0.26 + row * 0.012);
    furrows += path`M${x - 1.4 * row} ${y + 4}L${footX} ${bottom}L${footX - width} ${bottom}Z`;
    crests += path`M${x - 1.4 * row} ${y + 4}L${footX + width * 0.34} ${bottom}L${footX} ${bottom}Z`;
  }
  const shade = scene.linear(
    [stop(0, '#8a2a78', 0), stop(0.25, '#3f125c', 0.5), stop(1, '#18083a', 0.75)],
    [0, y, 0, bottom],
    'scene',
  );
  const light = scene.radial(
    [stop(0, '#ffc08a', 0.6), stop(0.25, '#ff6f8a', 0.42), stop(0.6, '#c83c90', 0.26), stop(1, '#8a2a86', 0.08)],
    [x, y, 1300],
    'scene',
  );
  scene.add(fill(furrows, shade), fill(crests, light), shrubs(scene, { x, y }));
}

/** Flowers along the rows, larger towards us: they keep the field from looking ruled. */
function shrubs(scene: Scene, { x, y }: Vanishing): string {
  const random = randomFrom(hashText('lavender'));
  const depth = scene.height - y;
  let tufts = '';
  for (let i = 0; i < 360; i++) {
    const row = 1 + Math.floor(random() * 34);
    const near = random() ** 1.7;
    const across = row * 0.62 + row * row * 0.012;
    const tuftY = y + 10 + depth * near;
    const size = 1.5 + 10 * near;
    const tuftX = x - (tuftY - y) * (across - 0.06) + (random() - 0.5) * size;
    if (tuftX < -20) continue;
    tufts += path`M${tuftX - size} ${tuftY}Q${tuftX - size * 0.8} ${tuftY - size * 0.9} ${tuftX} ${tuftY - size * 0.8}
      Q${tuftX + size * 0.8} ${tuftY - size * 0.9} ${tuftX + size} ${tuftY}Z`;
  }
  const bloom = scene.radial(
    [stop(0, '#ff8f8a', 0.7), stop(0.4, '#b8408f', 0.5), stop(1, '#6a2382', 0.35)],
    [x, y, 1200],
    'scene',
  );
  return fill(tufts, bloom);
}

/** White houses and a bell tower where the headland meets the plain; their windows are lit already. */
function town(scene: Scene): void {
  const random = randomFrom(hashText('town'));
  const base = 441;
  const center = scene.focusX - 770;
  let walls = '';
  let roofs = '';
  let sunlit = '';
  let windows = '';
  for (let i = 0; i < 34; i++) {
    const along = (i + random() * 0.8) / 34;
    const x = center + (along - 0.5) * 420;
    const width = 13 + random() * 15;
    const height = 9 + random() * 14 + 16 * (1 - Math.abs(along - 0.45) * 2);
    const top = base - height;
    walls += path`M${x} ${base}V${top}h${width}V${base}Z`;
    sunlit += path`M${x + width * 0.78} ${base}V${top}h${width * 0.22}V${base}Z`;
    roofs += path`M${x - 1.5} ${top}L${x + width * 0.5} ${top - 5}L${x + width + 1.5} ${top}Z`;
    for (let storey = 0; storey * 8 < height - 8; storey++) {
      if (random() < 0.6) windows += path`M${x + 3 + random() * 4} ${top + 4 + storey * 8}h2.6v3.4h-2.6Z`;
    }
  }
  const tower = center - 20;
  walls += path`M${tower} ${base}V${base - 66}h15V${base}Z`;
  sunlit += path`M${tower + 10} ${base}V${base - 66}h5V${base}Z`;
  roofs += path`M${tower - 2} ${base - 66}L${tower + 7.5} ${base - 88}L${tower + 17} ${base - 66}Z`;
  windows += path`M${tower + 5} ${base - 58}a2.5 2.5 0 0 1 5 0v8h-5Z`;
  glow(scene, center, base - 14, 260, '#ff9f6b', 0.22);
  scene.add(
    fill(walls, '#6f2272'),
    fill(sunlit, '#f57f7c', 'opacity=".75"'),
    fill(roofs, '#4a145c'),
    fill(windows, '#ffe3a4', 'opacity=".95"'),
  );
}

/** The near bank: dry grass and agaves against the plain. */
export function nearBank(scene: Scene): void {
  const { focusX } = scene;
  const reach = 640;
  const bank = ridge(scene, {
    y: 830,
    height: 36,
    frequency: 0.006,
    seed: 57,
    octaves: 4,
    shape: (x) => 150 - Math.min(1, Math.max(0, (-x - reach) / 620)) ** 0.75 * 285,
  });
  const left = bank.filter(([x]) => x < focusX - reach + 200);
  const outline = 'M' + left.map(([x, y]) => path`${x} ${y}`).join('L');
  const end = left.at(-1)?.[0] ?? 0;
  const surface = scene.linear([stop(0, '#3a1058'), stop(1, '#150529')], [0, 690, 0, 800], 'scene');
  scene.add(fill(outline + path`L${end} 840L-30 840Z`, surface));
  rimLight(scene, left, { color: '#ff8a6a', x: focusX - 500, y: 720, reach: 620, width: 2, opacity: 0.7 });
  scene.add(fill(growth(left), '#1d0738'));
}

function growth(bank: readonly Point[]): string {
  const random = randomFrom(hashText('agave'));
  let outline = '';
  for (let i = 0; i < 300; i++) {
    const [x, y] = pick(bank, random);
    const height = 8 + random() * 22;
    const lean = (random() - 0.4) * 14;
    outline += path`M${x - 1.6} ${y + 6}Q${x + lean * 0.2} ${y - height * 0.5} ${x + lean} ${y - height}Q${x + lean * 0.4 + 2} ${y - height * 0.4} ${x + 1.6} ${y + 6}Z`;
  }
  for (let i = 0; i < 9; i++) {
    const [x, y] = pick(bank, random);
    const size = 30 + random() * 46;
    for (let leaf = 0; leaf < 11; leaf++) {
      const angle = lerp(-Math.PI * 0.98, -Math.PI * 0.02, leaf / 10);
      const length = size * (0.72 + 0.28 * Math.sin((leaf / 10) * Math.PI));
      const tipX = x + Math.cos(angle) * length;
      const tipY = y + 6 + Math.sin(angle) * length;
      const side = size * 0.13;
      outline += path`M${x - side} ${y + 8}Q${x + Math.cos(angle) * length * 0.5 - side} ${y + Math.sin(angle) * length * 0.62} ${tipX} ${tipY}Q${x + Math.cos(angle) * length * 0.5 + side} ${y + Math.sin(angle) * length * 0.5} ${x + side} ${y + 8}Z`;
    }
  }
  return outline;
}
