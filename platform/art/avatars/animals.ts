import { mix } from '../drawing/color';
import { circle, fill, stroke } from '../drawing/shapes';
import { shoulders, type Bust } from './shoulders';

export const fox: Bust = ({ mid, accent, light, ink }) =>
  [
    shoulders(ink),
    fill('M28 22L48 46H80L100 22L104 66C104 76 84 104 64 110C44 104 24 76 24 66Z', accent),
    fill('M64 46H80L100 22L104 66C104 76 84 104 64 110Z', mix(accent, mid, 0.45)),
    fill('M34 34L46 48L32 58ZM94 34L82 48L96 58Z', ink),
    fill('M24 66C38 66 52 74 64 110C46 106 24 78 24 66ZM104 66C90 66 76 74 64 110C82 106 104 78 104 66Z', light),
    fill('M42 62L54 66L44 70ZM86 62L74 66L84 70Z', ink),
    fill('M58 104L64 112L70 104L64 100Z', ink),
  ].join('');

export const owl: Bust = ({ dark, mid, accent, light, ink }) =>
  [
    shoulders(ink),
    fill('M30 24C40 34 52 34 64 34C76 34 88 34 98 24C104 52 100 104 64 110C28 104 24 52 30 24Z', mid),
    fill('M64 34C76 34 88 34 98 24C104 52 100 104 64 110Z', dark),
    circle(48, 62, 18, light),
    circle(80, 62, 18, light),
    circle(48, 62, 11, accent),
    circle(80, 62, 11, accent),
    circle(48, 62, 6.5, ink),
    circle(80, 62, 6.5, ink),
    circle(50.5, 59.5, 2.2, '#ffffff'),
    circle(82.5, 59.5, 2.2, '#ffffff'),
    fill('M58 72L64 88L70 72L64 68Z', accent),
    stroke('M46 92q4 5 8 0M60 97q4 5 8 0M74 92q4 5 8 0', light, 2, 0.6),
  ].join('');

export const wolf: Bust = ({ dark, mid, accent, light, ink }) =>
  [
    shoulders(ink),
    fill('M26 14L48 38H80L102 14L106 60L92 84L72 112H56L36 84L22 60Z', mid),
    fill('M64 38H80L102 14L106 60L92 84L72 112H64Z', dark),
    fill('M33 28L46 42L32 54ZM95 28L82 42L96 54Z', ink),
    fill('M64 52L84 74L70 110H58L44 74Z', light),
    fill('M64 52L84 74L70 110H64Z', mix(light, mid, 0.35)),
    fill('M40 60L54 66L43 69ZM88 60L74 66L85 69Z', accent),
    fill('M55 98H73L64 110Z', ink),
  ].join('');

export const moth: Bust = ({ mid, accent, light, ink }) =>
  [
    fill('M64 70C40 30 6 30 4 50C4 78 34 92 64 90Z', accent),
    fill('M64 70C88 30 122 30 124 50C124 78 94 92 64 90Z', mix(accent, mid, 0.4)),
    circle(30, 60, 11, mid),
    circle(98, 60, 11, mid),
    circle(30, 60, 5, light),
    circle(98, 60, 5, light),
    fill(
      'M64 84C40 92 26 108 34 122C50 124 60 108 64 96C68 108 78 124 94 122C102 108 88 92 64 84Z',
      light,
      'opacity=".85"',
    ),
    fill('M64 46C74 46 76 62 72 92C70 106 66 116 64 118C62 116 58 106 56 92C52 62 54 46 64 46Z', ink),
    stroke('M60 48C56 32 46 26 38 26M68 48C72 32 82 26 90 26', light, 3, 1, 'stroke-linecap="round"'),
    circle(60, 54, 2.6, light),
    circle(68, 54, 2.6, light),
  ].join('');

export const cat: Bust = ({ mid, accent, light, ink }) =>
  [
    shoulders(ink),
    fill('M30 20L50 36H78L98 20L102 64C102 88 84 104 64 104C44 104 26 88 26 64Z', ink),
    fill('M64 36H78L98 20L102 64C102 88 84 104 64 104Z', mix(ink, mid, 0.28)),
    fill('M36 32L46 40L35 50ZM92 32L82 40L93 50Z', accent),
    fill('M38 62C44 54 54 58 56 66C50 72 40 70 38 62ZM90 62C84 54 74 58 72 66C78 72 88 70 90 62Z', accent),
    fill('M46 58h3v13h-3ZM79 58h3v13h-3Z', ink),
    fill('M59 80H69L64 86Z', light),
    stroke(
      'M64 86V91M64 91q-6 5 -10 1M64 91q6 5 10 1M40 84L18 80M40 88L20 92M88 84L110 80M88 88L108 92',
      light,
      1.8,
      0.8,
      'stroke-linecap="round"',
    ),
  ].join('');
