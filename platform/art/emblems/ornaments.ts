import type { GameArt, Ornament } from '../games';
import type { Lettering, LetteringLine } from '../lettering/lettering';
import { at, tenth } from '../drawing/numbers';
import { path, star } from '../drawing/path';
import { circle, fill } from '../drawing/shapes';

type Colors = GameArt['logo'];
type Draw = (lettering: Lettering, colors: Colors) => string;

const nothing: Draw = () => '';

/** The ornaments around each game's name, centered on x 0 like the lettering. */
export const ornaments: Record<Ornament, Draw> = {
  arc: (lettering, { top, bottom }) => {
    const half = lettering.width / 2;
    const arc = path`M${-half} -10A${half * 1.9} ${half * 1.9} 0 0 1 ${half} -10`;
    return (
      `<path d="${arc}" fill="none" stroke="${bottom}" stroke-width="2" opacity=".9"/>` +
      fill(star(0, -10 - half * 0.275, 15, 0.16), top) +
      sideRules(lettering, bottom)
    );
  },
  rules: (lettering, { bottom }) => sideRules(lettering, bottom),
  orbit: (lettering, { bottom }) => {
    const half = lettering.width / 2;
    const main = tallest(lettering);
    return (
      `<ellipse cx="0" cy="${tenth(main.y + main.height / 2)}" rx="${tenth(half * 1.07)}" ry="${tenth(main.height * 0.62)}" transform="rotate(-4 0 ${tenth(main.height / 2)})" fill="none" stroke="${bottom}" stroke-width="2" opacity=".7" stroke-dasharray="${tenth(half * 1.35)} ${tenth(half * 0.5)}"/>` +
      circle(half * 0.93, main.height * 0.02, 6, bottom)
    );
  },
  beam: ({ width, height }, { top, bottom }) => {
    const half = width / 2;
    const y = height + 20;
    return (
      `<path d="${path`M0 ${y}H${half}L${half} ${y}L0 ${y + 2}L${-half} ${y}Z`}" fill="${bottom}"/>` +
      rule(y + 1, -half, half, bottom) +
      fill(star(0, y + 1, 14, 0.18), top)
    );
  },
  leaf: ({ width, height }, { bottom }) => {
    const half = width / 2;
    const twig = path`M${-half * 0.6} ${height + 22}Q0 ${height + 6} ${half * 0.6} ${height + 22}`;
    const leaves = [-0.4, -0.2, 0.2, 0.4].map((along) => {
      const x = along * half * 1.2;
      const y = height + 22 - 16 * (1 - along * along * 4) * 0.6;
      const side = along < 0 ? -1 : 1;
      return fill(path`M${x} ${y}q${8 * side} -16 ${26 * side} -14q${-6 * side} 14 ${-26 * side} 14Z`, bottom);
    });
    return `<path d="${twig}" fill="none" stroke="${bottom}" stroke-width="2"/>` + leaves.join('');
  },
  frost: (lettering, { bottom }) => {
    const half = lettering.width / 2;
    const main = tallest(lettering);
    const y = main.y + main.height + 9;
    return rule(y, -half, -18, bottom) + rule(y, 18, half, bottom) + fill(star(0, y, 10, 0.16), bottom);
  },
  moons: ({ width }, { bottom }) => {
    const quarter = width * 0.25;
    return (
      circle(-10, -30, 13, 'none', `stroke="${bottom}" stroke-width="2"`) +
      circle(12, -38, 6, bottom) +
      rule(-30, -quarter, -36, bottom) +
      rule(-30, 30, quarter, bottom)
    );
  },
  gate: ({ width, height }, { bottom }) => {
    const half = width / 2;
    const line = path`M${-half} ${height + 20}H-26A26 26 0 0 1 26 ${height + 20}H${half}`;
    return `<path d="${line}" fill="none" stroke="${bottom}" stroke-width="2" opacity=".9"/>`;
  },
  ember: ({ width, height }, { bottom }) => {
    const half = width / 2;
    const flame = path`M0 ${height + 4}q14 14 6 24q-6 8 -12 0q-6 -8 2 -14q0 6 4 6q4 -6 0 -16Z`;
    return rule(height + 20, -half, -20, bottom) + rule(height + 20, 20, half, bottom) + fill(flame, bottom);
  },
  none: nothing,
  outline: nothing,
  doubleOutline: nothing,
  slash: nothing,
};

const rule = (y: number, from: number, to: number, color: string): string =>
  `<path d="${path`M${from} ${y}H${to}`}" stroke="${color}" stroke-width="2" opacity=".85"/>`;

/** A rule with a star at its end to both sides of the smaller line, as wide as the whole name. */
function sideRules(lettering: Lettering, color: string): string {
  const main = tallest(lettering);
  const small = lettering.lines.find((line) => line !== main);
  const half = lettering.width / 2;
  if (!small || small.width / 2 + 18 >= half - 14) return '';
  const inner = small.width / 2 + 18;
  const y = small.y + small.height / 2;
  return (
    rule(y, -half, -inner, color) +
    rule(y, inner, half, color) +
    fill(star(-half, y, 6, 0.2) + star(half, y, 6, 0.2), color)
  );
}

const tallest = ({ lines }: Lettering): LetteringLine =>
  lines.reduce((best, line) => (line.height > best.height ? line : best), at(lines, 0));
