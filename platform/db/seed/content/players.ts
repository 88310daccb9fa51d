import { dawnling } from './players/dawnling';
import { hoshizora } from './players/hoshizora';
import { marlowe } from './players/marlowe';
import { northwind } from './players/northwind';
import { okonkwo } from './players/okonkwo';
import { quietharbour } from './players/quietharbour';
import { tamsin } from './players/tamsin';
import { ysoldeK } from './players/ysoldeK';
import type { PlayerContent } from './types';

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
