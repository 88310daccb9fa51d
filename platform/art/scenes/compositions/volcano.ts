import { mix } from '../../drawing/color';
import { clamp, lerp, randomFrom } from '../../drawing/numbers';
import { stop } from '../../drawing/paints';
import { closed, jagged, nearest, path, smooth, type Point } from '../../drawing/path';
import type { Scene } from '../Scene';
import { glow, haze, sky, stars } from '../scenery/air';
import { figure } from '../scenery/figure';
import { glints } from '../scenery/glints';
import { land, ridge, rimLight } from '../scenery/relief';
import { circle, fill, rect, stroke } from '../../drawing/shapes';

const craterY = 300;

/** Emberfall: a knight on a bridge of rock over a lake of lava, before an erupting cone. */
export function volcano(scene: Scene): void {
  const { width, focusX } = scene;
  const x = focusX + 30;
  sky(scene, [
    stop(0, '#0d0609'),
    stop(0.25, '#2c0d12'),
    stop(0.48, '#6f1a18'),
    stop(0.63, '#d94a1f'),
    stop(0.72, '#ffa64d'),
  ]);
  stars(scene, { count: 50, depth: 150, color: '#ffd9b8', seed: 14, sparkles: 2 });
  plume(scene, x);
  land(scene, ridge(scene, { y: 590, height: 100, frequency: 0.006, kind: 'peaks', seed: 91 }), '#8f2c1c', '#ff9a4a');
  haze(scene, 580, 120, '#ffa04d', 0.55);
  cone(scene, x);
  lavaFlows(scene, x);
  haze(scene, 630, 100, '#ff8a3a', 0.6);
  land(scene, ridge(scene, { y: 664, height: 60, frequency: 0.008, kind: 'peaks', seed: 95 }), '#3a0f10', '#8a2a16');
  const lake = scene.linear([stop(0, '#ffd27a'), stop(0.2, '#ff7a2a'), stop(0.6, '#a8280f'), stop(1, '#3a0a08')]);
  scene.add(rect(0, 656, width, 150, lake));
  glints(scene, {
    x,
    top: 660,
    bottom: 790,
    farWidth: 120,
    nearWidth: 330,
    color: '#fff3b0',
    count: 36,
    seed: 13,
    opacity: 0.9,
  });
  bridge(scene);
  sparks(scene, x);
}

function plume(scene: Scene, x: number): void {
  const random = randomFrom(41);
  glow(scene, x, craterY + 10, 430, '#ff7a2a', 0.85);
  for (let i = 0; i < 46; i++) {
    const age = i / 46;
    const puffX = x + (random() - 0.5) * lerp(40, 320, age) + age * 90;
    const puffY = craterY - 10 - age * 300 + (random() - 0.5) * 30;
    const radius = lerp(24, 88, age) * (0.7 + random() * 0.6);
    const smoke = scene.radial(
      [stop(0, mix('#8f2a18', '#2a1014', age)), stop(1, mix('#4a1412', '#160a0d', age))],
      [0.38, 0.85, 0.8],
    );
    scene.add(circle(puffX, puffY, radius, smoke, `opacity="${lerp(0.95, 0.8, age).toFixed(2)}"`));
  }
  for (let i = 0; i < 12; i++) {
    const lightX = x + (random() - 0.5) * 110;
    const lightY = craterY - 14 - random() * 100;
    glow(scene, lightX, lightY, 50, '#ff8a3a', 0.3, 'screen');
  }
}

function cone(scene: Scene, x: number): void {
  const y = craterY;
  const random = randomFrom(7);
  const left = jagged([x - 430, 640], [x - 52, y], 0.1, 5, random);
  const right = jagged([x + 58, y + 6], [x + 450, 640], 0.1, 5, random);
  const leftLip: Point[] = [
    [x - 30, y + 16],
    [x - 8, y + 6],
  ];
  const rightLip: Point[] = [
    [x + 14, y + 20],
    [x + 36, y + 10],
  ];
  const rock = scene.linear([stop(0, '#4a1412'), stop(0.5, '#2a0c10'), stop(1, '#8f2c1a')]);
  scene.add(fill(closed([...left, ...leftLip, ...rightLip, ...right]), rock));
  const spine = jagged([x + 10, y + 18], [x + 60, 640], 0.3, 5, random);
  const litRock = scene.linear([stop(0, '#8f2a18'), stop(0.55, '#4a1614'), stop(1, '#a83a1c')]);
  scene.add(fill(closed([...left, ...leftLip, ...spine]), litRock, 'opacity=".8"'));
}

function lavaFlows(scene: Scene, x: number): void {
  const y = craterY;
  lava(scene, [x - 6, y + 10], [x - 96, 610], 5, 3);
  lava(scene, [x + 18, y + 18], [x + 128, 560], 4, 9);
  lava(scene, [x - 40, 430], [x - 170, 600], 3, 5);
  const brim = path`M${x - 52} ${y}L${x - 30} ${y + 16}L${x - 8} ${y + 6}L${x + 14} ${y + 20}L${x + 36} ${y + 10}
    L${x + 58} ${y + 6}Q${x} ${y - 26} ${x - 52} ${y}Z`;
  scene.add(fill(brim, '#fff0a8'));
  glow(scene, x, y, 150, '#ffd27a', 0.9, 'screen');
}

/** A stream that widens as it falls, in its own glow. */
function lava(scene: Scene, from: Point, to: Point, width: number, seed: number): void {
  const course = jagged(from, to, 0.5, 4, randomFrom(seed));
  const bank = (side: -1 | 1) => course.map(([x, y], i): Point => [x + side * width * (0.3 + i / course.length), y]);
  scene.add(
    stroke(smooth(course), '#ff5a1a', width * 3.4, 0.35, `stroke-linecap="round" ${scene.blur(6, 0.4)}`),
    fill(
      closed([...bank(-1), ...bank(1).reverse()]),
      scene.linear([stop(0, '#fff3b0'), stop(0.3, '#ffb03a'), stop(1, '#ff5a1a')]),
    ),
  );
}

/** The near rock, and the knight on it, edged by the light of the lake. */
function bridge(scene: Scene): void {
  const { focusX } = scene;
  const rock = ridge(scene, {
    y: 800,
    height: 34,
    frequency: 0.011,
    kind: 'peaks',
    seed: 99,
    shape: (x) => -1 * clamp(1 - Math.abs(x + 50) / 210) ** 0.5 * 104 - clamp((Math.abs(x) - 210) / 300) * 170,
  });
  land(scene, rock, '#1a080a', '#0d0406', 170);
  rimLight(scene, rock, { color: '#ff9a4a', x: focusX, y: 660, reach: 360, width: 2.6, opacity: 1 });
  const [x, y] = nearest(rock, focusX - 60);
  const edge = path`M${x + 10} ${y - 98}C${x + 12} ${y - 70} ${x + 17} ${y - 36} ${x + 20} ${y - 4}`;
  scene.add(
    figure({ x, y: y + 3, height: 110, color: '#120506', scarf: '#ff4a2a', carries: 'sword' }),
    stroke(edge, '#ffb45e', 2, 0.9),
  );
}

function sparks(scene: Scene, x: number): void {
  const random = randomFrom(66);
  let markup = '';
  for (let i = 0; i < (scene.isTiny ? 16 : 90); i++) {
    const height = random();
    const sparkX = x + (random() - 0.5) * lerp(scene.width * 0.9, 260, height);
    const radius = 0.9 + random() * 2;
    const color = random() < 0.5 ? '#ffd27a' : '#ff8a3a';
    markup += circle(sparkX, 780 - height * 620, radius, color, `opacity="${(0.3 + random() * 0.7).toFixed(2)}"`);
  }
  scene.add(markup);
}
