import { abyssalChoir } from './abyssalChoir';
import { bannerAndBone } from './bannerAndBone';
import { emberfall } from './emberfall';
import { farMeridian } from './farMeridian';
import { halcyonOrbit } from './halcyonOrbit';
import { hollowNorth } from './hollowNorth';
import { kiteSeason } from './kiteSeason';
import { lastAqueduct } from './lastAqueduct';
import { moongate } from './moongate';
import { ninthOrrery } from './ninthOrrery';
import { nocturneNine } from './nocturneNine';
import { redlineCoast } from './redlineCoast';
import { saltwatch } from './saltwatch';
import { skylarkIsles } from './skylarkIsles';
import { twinMoonCaravan } from './twinMoonCaravan';
import { wildermere } from './wildermere';
import type { GameContent } from '../types';

/** The sixteen worlds. */
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
