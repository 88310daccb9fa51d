import { hashText, pick, randomFrom, type Random } from '../../../drawing/numbers';
import { stop } from '../../../drawing/paints';
import { path, star } from '../../../drawing/path';
import type { Scene } from '../../Scene';
import { glow } from '../../scenery/air';
import { circle, fill, group, rect, stroke } from '../../../drawing/shapes';

const floorY = 642;
const boardTop = 250;

/** The positions of the hall's bays at both sides of the orrery, and half the width of each. */
const bayOffsets = [520, 790, 1060, 1330];
const bayHalf = 108;

/** What a wide picture shows around the orrery: a library, its pointed bays full of books, darker away from the sun. */
export function hall(scene: Scene): void {
  const { focusX } = scene;
  vault(scene);
  for (const side of [-1, 1] as const) {
    bayOffsets.forEach((offset, i) => {
      const x = focusX + side * offset;
      if (x > -bayHalf && x < scene.width + bayHalf) bay(scene, x, side, i);
    });
  }
  ladder(scene, focusX - 790 + 34);
}

/** Between the reader and us: a desk with a lamp, at the near end of the hall. */
export function readingDesk(scene: Scene): void {
  const ink = '#10050d';
  const x = scene.focusX - 930;
  const y = 706;
  glow(scene, x + 28, y - 98, 230, '#ffb45e', 0.34);
  scene.add(
    fill(path`M${x - 92} ${y - 44}h184v10h-184ZM${x - 78} ${y - 36}h12v110h-12ZM${x + 66} ${y - 36}h12v110h-12Z`, ink),
    fill(path`M${x - 74} ${y - 44}v-9h52v9ZM${x - 68} ${y - 53}v-8h44v8ZM${x - 71} ${y - 61}v-7h38v7Z`, '#4a1d1c'),
    fill(path`M${x - 74} ${y - 53}h52M${x - 68} ${y - 61}h44`, '#e2a75a'),
    fill(path`M${x + 24} ${y - 44}v-40h8v40ZM${x + 14} ${y - 48}h28v4h-28Z`, '#6b3420'),
    fill(path`M${x + 4} ${y - 84}Q${x + 28} ${y - 126} ${x + 52} ${y - 84}Z`, '#ffd79a'),
    stroke(path`M${x - 92} ${y - 44}h184`, '#ffcf80', 1.8, 0.7),
    group(
      'fill="none" stroke="#c98a4e" stroke-width="2.4"',
      `<path d="${path`M${x - 6} ${y - 44}h-12M${x - 12} ${y - 44}v-10`}"/>`,
      `<path d="${path`M${x - 28} ${y - 72}A19 19 0 1 0 ${x - 2} ${y - 86}`}"/>`,
    ),
    circle(x - 12, y - 72, 14, '#5a1f26'),
    stroke(
      path`M${x - 24} ${y - 76}Q${x - 12} ${y - 68} ${x} ${y - 76}M${x - 12} ${y - 86}Q${x - 4} ${y - 72} ${x - 12} ${y - 58}`,
      '#e2a75a',
      1.2,
      0.7,
    ),
  );
}

/** Ribs that rise from between the bays and meet above the sun. */
function vault(scene: Scene): void {
  const { focusX } = scene;
  let ribs = '';
  for (const side of [-1, 1]) {
    for (const offset of bayOffsets) {
      const x = focusX + side * (offset - 135);
      ribs += path`M${x} 300C${x} 120 ${x - side * 60} 20 ${focusX + side * offset * 0.45} -60`;
      ribs += path`M${x} 300C${x} 150 ${x + side * 40} 60 ${x + side * 150} -40`;
    }
  }
  const light = scene.radial(
    [stop(0, '#e2a75a', 0.6), stop(0.35, '#a8563a', 0.4), stop(1, '#5a2426', 0.14)],
    [focusX, 330, 1300],
    'scene',
  );
  scene.add(stroke(ribs, light, 7, 0.55), stroke(ribs, '#1d0a14', 2, 0.5));
}

/** One bay: a recess under a pointed arch, six rows of books, a round window in its head and a column on its outer side. */
function bay(scene: Scene, x: number, side: -1 | 1, index: number): void {
  const random = randomFrom(hashText(`bay${side}${index}`));
  const [left, right] = [x - bayHalf, x + bayHalf];
  const arch = path`M${left} ${floorY}V${boardTop}Q${left + 4} 150 ${x} 84Q${right - 4} 150 ${right} ${boardTop}V${floorY}Z`;
  const fade = 0.72 - index * 0.14;
  const recess = scene.linear([stop(0, '#1a0a18'), stop(1, '#12060f')]);
  const edge = scene.radial(
    [stop(0, '#ffcf80', 0.85), stop(0.4, '#c9763f', 0.5), stop(1, '#7a3424', 0.16)],
    [scene.focusX, 330, 1250],
    'scene',
  );
  scene.add(fill(arch, recess, 'opacity=".62"'), group(`opacity="${fade.toFixed(2)}"`, bookRows(x, random)));
  roundWindow(scene, x, random);
  scene.add(stroke(arch, edge, 3), column(x + side * (bayHalf + 27), edge));
  if (index === 0) scene.add(column(x - side * (bayHalf + 27), edge));
}

const bindings = ['#6e2c2a', '#54202a', '#7d3f2c', '#3f1a2c', '#8a4a34', '#4b2438', '#61303f', '#8f5a3a'];

/** Books in rows, mostly upright, here and there leaning or missing. */
function bookRows(x: number, random: Random): string {
  let books = '';
  let boards = '';
  let titles = '';
  for (let row = 0; row < 6; row++) {
    const y = floorY - 22 - row * 64;
    const right = x + bayHalf - 8;
    boards += path`M${x - bayHalf + 2} ${y}h${bayHalf * 2 - 4}v5h${-bayHalf * 2 + 4}Z`;
    for (let at = x - bayHalf + 8; at < right - 9;) {
      const width = 6 + random() * 9;
      const height = 32 + random() * 20;
      if (random() < 0.08) at += 14 + random() * 16;
      if (at + width > right) break;
      books += rect(at, y - height, width - 1, height, pick(bindings, random));
      if (random() < 0.4) titles += path`M${at + 1} ${y - height * 0.72}h${width - 3}v3h${-width + 3}Z`;
      at += width;
    }
  }
  return books + fill(titles, '#c98a4e', 'opacity=".5"') + fill(boards, '#2a0f18');
}

/** Night behind a round window, quartered by its bars. */
function roundWindow(scene: Scene, x: number, random: Random): void {
  const y = 182;
  const night = scene.linear([stop(0, '#24305e'), stop(1, '#6a3a5c')]);
  let sparks = '';
  for (let i = 0; i < 9; i++) {
    const angle = random() * Math.PI * 2;
    const away = random() * 26;
    sparks += star(x + Math.cos(angle) * away, y + Math.sin(angle) * away, 1.6 + random() * 2.6, 0.2);
  }
  scene.add(
    circle(x, y, 35, night, 'opacity=".7"'),
    fill(sparks, '#ffe9c4', 'opacity=".9"'),
    circle(x, y, 35, 'none', 'stroke="#b8763a" stroke-width="3" opacity=".7"'),
    stroke(path`M${x} ${y - 35}v70M${x - 35} ${y}h70`, '#7a4526', 2, 0.8),
  );
}

/** A slim column, lit where it faces the sun. */
const column = (x: number, edge: string): string =>
  rect(x - 13, 318, 26, floorY - 318, '#2c0f1d', 'opacity=".8"') +
  rect(x - 19, 304, 38, 16, '#3d1622') +
  rect(x - 19, floorY - 20, 38, 20, '#2a0d18') +
  stroke(path`M${x - 13} 320V${floorY - 20}M${x + 13} 320V${floorY - 20}M${x - 19} 304h38`, edge, 1.8);

function ladder(scene: Scene, foot: number): void {
  const [top, lean] = [286, -54];
  let rungs = '';
  for (let i = 1; i < 13; i++) {
    const along = i / 13;
    const x = foot + lean * along;
    const y = floorY + (top - floorY) * along;
    rungs += path`M${x - 15} ${y}h30`;
  }
  scene.add(
    stroke(
      path`M${foot - 15} ${floorY}L${foot + lean - 15} ${top}M${foot + 15} ${floorY}L${foot + lean + 15} ${top}`,
      '#8a5030',
      4,
    ),
    stroke(rungs, '#8a5030', 3),
  );
}
