import type { StarPlayerContent } from './types';

/** The people others follow, each known by a constellation. */
export const starPlayers: StarPlayerContent[] = [
  {
    key: 'tamsin-reed',
    name: 'Tamsin Reed',
    role: 'The Heron',
    story: 'Walked and drew all 214 footpaths, then gave the map away.',
    gameSlug: 'wildermere',
  },
  {
    key: 'okonkwo',
    name: 'Okonkwo',
    role: 'The Wheel',
    story: 'Has taught more than a thousand new drivers to brake later.',
    gameSlug: 'redline-coast',
  },
  {
    key: 'mirelle-k',
    name: 'Mirelle K.',
    role: 'The Lantern',
    story: 'Answers every lost traveler on the forums, usually before breakfast.',
    gameSlug: 'hollow-north',
  },
  {
    key: 'sanna-vihl',
    name: 'Sanna Vihl',
    role: 'The Lyre',
    story: 'Wrote down every phrase of the choir, and teaches them to beginners on Sundays.',
    gameSlug: 'abyssal-choir',
  },
  {
    key: 'ysolde-k',
    name: 'Ysolde K.',
    role: 'The Crown',
    story: 'Has led the same forty names through three years of battles, and lost none.',
    gameSlug: 'banner-and-bone',
  },
  {
    key: 'teodor-lask',
    name: 'Teodor Lask',
    role: 'The Key',
    story: 'A watchmaker who explains every mechanism and never gives away the answer.',
    gameSlug: 'ninth-orrery',
  },
  {
    key: 'junko-arai',
    name: 'Junko Arai',
    role: 'The Moth',
    story: 'Crossed all nine gates on a single moon, then showed everyone how she nearly failed.',
    gameSlug: 'moongate',
  },
  {
    key: 'old-bram',
    name: 'Old Bram',
    role: 'The Anchor',
    story: 'A retired lighthouse keeper, a real one. Kindly corrects us about knots.',
    gameSlug: 'saltwatch',
  },
];
