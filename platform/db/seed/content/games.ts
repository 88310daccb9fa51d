import { abyssalChoir } from './games/abyssalChoir';
import { bannerAndBone } from './games/bannerAndBone';
import { emberfall } from './games/emberfall';
import { farMeridian } from './games/farMeridian';
import { halcyonOrbit } from './games/halcyonOrbit';
import { hollowNorth } from './games/hollowNorth';
import { kiteSeason } from './games/kiteSeason';
import { lastAqueduct } from './games/lastAqueduct';
import { moongate } from './games/moongate';
import { ninthOrrery } from './games/ninthOrrery';
import { nocturneNine } from './games/nocturneNine';
import { redlineCoast } from './games/redlineCoast';
import { saltwatch } from './games/saltwatch';
import { skylarkIsles } from './games/skylarkIsles';
import { twinMoonCaravan } from './games/twinMoonCaravan';
import { wildermere } from './games/wildermere';
import type { GameContent } from './types';

/** The sixteen worlds, in the order of the art kit. */
export const games: GameContent[] = [
  farMeridian,
  halcyonOrbit,
  lastAqueduct,
  saltwatch,
  wildermere,
  redlineCoast,
  ninthOrrery,
  twinMoonCaravan,
  hollowNorth,
  abyssalChoir,
  skylarkIsles,
  nocturneNine,
  bannerAndBone,
  emberfall,
  kiteSeason,
  moongate,
];
