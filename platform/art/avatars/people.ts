import { mix } from '../drawing/color';
import { stop } from '../drawing/paints';
import { star } from '../drawing/path';
import { circle, fill, rect, stroke } from '../drawing/shapes';
import { shoulders, type Bust } from './shoulders';

export const pilot: Bust = ({ mid, accent, light, ink }, paints) =>
  [
    shoulders(ink),
    fill('M30 60C30 36 44 22 64 22C84 22 98 36 98 60V78C98 92 84 102 64 102C44 102 30 92 30 78Z', light),
    fill('M64 22C84 22 98 36 98 60V78C98 92 84 102 64 102Z', mix(light, mid, 0.4)),
    fill(
      'M36 58C36 48 46 44 64 44C82 44 92 48 92 58V70C92 80 80 84 64 84C48 84 36 80 36 70Z',
      paints.linear([stop(0, accent), stop(0.5, mid), stop(1, ink)]),
    ),
    fill('M42 54C46 50 54 49 60 49L48 80C42 78 40 74 40 68Z', '#ffffff', 'opacity=".45"'),
    rect(60, 22, 8, 20, accent),
    fill('M24 60h8v18h-8ZM96 60h8v18h-8Z', ink),
  ].join('');

export const hood: Bust = ({ dark, mid, accent, ink }) =>
  [
    fill('M64 10C92 14 104 44 104 70C112 92 120 116 120 132H8C8 116 16 92 24 70C24 44 36 14 64 10Z', mid),
    fill('M64 10C92 14 104 44 104 70C112 92 120 116 120 132H64Z', dark),
    fill('M64 26C84 30 92 50 90 70C88 92 76 104 64 106C52 104 40 92 38 70C36 50 44 30 64 26Z', ink),
    fill('M50 66C54 62 58 64 60 68C56 70 52 70 50 66ZM78 66C74 62 70 64 68 68C72 70 76 70 78 66Z', accent),
    fill('M40 84C52 96 76 96 88 84L84 108C72 116 56 116 44 108Z', accent),
    fill('M64 93C73 93 81 90 88 84L84 108C78 112 71 114 64 114Z', mix(accent, dark, 0.4)),
  ].join('');

export const diver: Bust = ({ dark, mid, accent, light, ink }, paints) =>
  [
    shoulders(accent),
    circle(64, 60, 42, mix(accent, ink, 0.25)),
    fill('M64 18A42 42 0 0 1 64 102Z', ink, 'opacity=".3"'),
    circle(64, 60, 30, ink),
    circle(64, 60, 26, paints.linear([stop(0, light), stop(0.5, mid), stop(1, dark)])),
    fill('M44 50C48 40 56 36 64 36L52 78C44 72 41 60 44 50Z', '#ffffff', 'opacity=".5"'),
    ...[0, 60, 120, 180, 240, 300].map((degrees) =>
      circle(64 + 36 * Math.cos(degrees * 0.01745), 60 + 36 * Math.sin(degrees * 0.01745), 3, light),
    ),
    rect(34, 98, 60, 9, ink, 'rx="4"'),
  ].join('');

export const crown: Bust = ({ dark, mid, accent, light, ink }) =>
  [
    shoulders(dark),
    fill(
      'M38 54C38 36 50 34 64 34C78 34 90 36 90 54V74C90 92 78 104 64 104C50 104 38 92 38 74Z',
      mix(light, accent, 0.35),
    ),
    fill('M64 34C78 34 90 36 90 54V74C90 92 78 104 64 104Z', mix(accent, mid, 0.35)),
    fill(
      'M34 80C30 56 34 42 44 38C54 48 76 50 92 42C96 54 96 70 94 82C104 66 104 36 84 28C60 18 30 26 28 52C27 66 30 76 34 80Z',
      ink,
    ),
    fill('M34 34L30 10L48 24L64 6L80 24L98 10L94 34C76 28 52 28 34 34Z', accent),
    fill('M64 6L80 24L98 10L94 34C84 31 74 29.5 64 29.5Z', mix(accent, dark, 0.35)),
    stroke('M48 66h9M71 66h9M58 88q6 4 12 0', ink, 3, 0.9, 'stroke-linecap="round"'),
    circle(64, 22, 3.4, light),
  ].join('');

export const robot: Bust = ({ mid, accent, light, ink }) =>
  [
    shoulders(ink),
    rect(32, 32, 64, 66, light, 'rx="16"'),
    fill('M64 32H80A16 16 0 0 1 96 48V82A16 16 0 0 1 80 98H64Z', mix(light, mid, 0.35)),
    rect(40, 48, 48, 24, ink, 'rx="12"'),
    circle(53, 60, 6, accent),
    circle(75, 60, 6, accent),
    stroke('M64 32V18', light, 4),
    circle(64, 14, 5, accent),
    rect(50, 82, 28, 5, mid, 'rx="2.5"'),
    fill('M22 54h8v20h-8ZM98 54h8v20h-8Z', accent),
  ].join('');

export const helm: Bust = ({ mid, accent, light, ink }) =>
  [
    shoulders(mid),
    fill('M64 14C88 14 98 34 98 58V104H76V72H52V104H30V58C30 34 40 14 64 14Z', light),
    fill('M64 14C88 14 98 34 98 58V104H76V72H64Z', mix(light, mid, 0.5)),
    fill('M36 56H60V66H40ZM92 56H68V66H88Z', ink),
    fill('M52 72H76V104H52Z', ink),
    fill('M60 8C50 -2 82 -6 100 18C96 34 84 20 68 18Z', accent),
    rect(61, 16, 6, 50, accent),
  ].join('');

export const captain: Bust = ({ dark, mid, accent, light, ink }) =>
  [
    shoulders(dark),
    fill('M40 54H88V76C88 94 76 104 64 104C52 104 40 94 40 76Z', mix(light, accent, 0.4)),
    fill('M64 54H88V76C88 94 76 104 64 104Z', mix(accent, mid, 0.35)),
    fill('M36 72C38 96 50 112 64 112C78 112 90 96 92 72C84 84 76 84 64 82C52 84 44 84 36 72Z', ink),
    fill('M20 52C30 40 34 22 64 18C94 22 98 40 108 52C92 46 80 44 64 44C48 44 36 46 20 52Z', ink),
    fill('M28 46C40 40 52 38 64 38C76 38 88 40 100 46L104 54C90 48 78 46 64 46C50 46 38 48 24 54Z', accent),
    fill(star(64, 30, 9, 0.24), accent),
    stroke('M48 64h8M72 64h8M56 92q8 5 16 0', ink, 3, 0.9, 'stroke-linecap="round"'),
  ].join('');
