import { cat, fox, moth, owl, wolf } from './animals';
import type { Bust } from './colours';
import { captain, crown, diver, helm, hood, pilot, robot } from './people';

export type AvatarKind =
  'fox' | 'owl' | 'pilot' | 'hood' | 'diver' | 'crown' | 'robot' | 'wolf' | 'helm' | 'moth' | 'cat' | 'captain';

/** Who an avatar may be. The order is kept: ids are dealt a bust by it. */
export const busts: Record<AvatarKind, Bust> = {
  fox,
  owl,
  pilot,
  hood,
  diver,
  crown,
  robot,
  wolf,
  helm,
  moth,
  cat,
  captain,
};

export const isAvatarKind = (name: string): name is AvatarKind => Object.hasOwn(busts, name);
