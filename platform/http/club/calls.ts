import type { Calls } from '../operation';
import { actions } from './actions';
import { avatarGallery } from './avatarGallery';
import { challenges } from './challenges';
import { challengesPast } from './challengesPast';
import { claims } from './claims';
import { configs } from './configs';
import { entities } from './entities';
import { events } from './events';
import { games } from './games';
import { news } from './news';
import { playerProfile } from './playerProfile';
import { promotions } from './promotions';
import { rewards } from './rewards';
import { showcase } from './showcase';
import { stats } from './stats';
import { titles } from './titles';
import { units } from './units';
import { visitor } from './visitor';
import { wishlist } from './wishlist';

/** What the club itself answers to, as against accounts and sign-on, in the order of the documents. */
export const clubCalls: readonly Calls[] = [
  units,
  rewards,
  claims,
  wishlist,
  challenges,
  challengesPast,
  actions,
  stats,
  games,
  titles,
  events,
  playerProfile,
  entities,
  avatarGallery,
  promotions,
  configs,
  news,
  showcase,
  visitor,
];
