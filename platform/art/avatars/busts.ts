import type { AvatarKind } from './avatarKinds';
import { cat, fox, moth, owl, wolf } from './animals';
import type { Bust } from './shoulders';
import { captain, crown, diver, helm, hood, pilot, robot } from './people';

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
