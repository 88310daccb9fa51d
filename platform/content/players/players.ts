import { dawnling } from './dawnling';
import { hoshizora } from './hoshizora';
import { marlowe } from './marlowe';
import { northwind } from './northwind';
import { okonkwo } from './okonkwo';
import { quietharbour } from './quietharbour';
import { tamsin } from './tamsin';
import { ysoldeK } from './ysoldeK';
import type { PlayerContent } from '../types';

/** The eight demo players. They share one password, which the seed sets. */
export const players: PlayerContent[] = [
  northwind,
  marlowe,
  ysoldeK,
  quietharbour,
  tamsin,
  okonkwo,
  hoshizora,
  dawnling,
];
