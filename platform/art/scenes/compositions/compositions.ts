import type { Family } from '../../games';
import type { Scene } from '../Scene';
import { arches } from './arches';
import { aurora } from './aurora';
import { banners } from './banners';
import { city } from './city';
import { dunes } from './dunes';
import { forest } from './forest';
import { gate } from './gate';
import { isles } from './isles';
import { kites } from './kites';
import { orrery } from './orrery/orrery';
import { peaks } from './peaks';
import { planet } from './planet/planet';
import { road } from './road/road';
import { swell } from './swell';
import { trench } from './trench';
import { volcano } from './volcano';

/** Every game has a composition of its own; none is another one in new colors. */
export const compositions: Record<Family, (scene: Scene) => void> = {
  arches,
  aurora,
  banners,
  city,
  dunes,
  forest,
  gate,
  isles,
  kites,
  orrery,
  peaks,
  planet,
  road,
  swell,
  trench,
  volcano,
};
