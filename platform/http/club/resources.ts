import type { Resource } from '../context';
import { actions } from './actions';
import { avatarGallery } from './avatarGallery';
import { challenges } from './challenges';
import { configs } from './configs';
import { entities } from './entities';
import { events } from './events';
import { friends } from './friends';
import { games } from './games';
import { news } from './news';
import { playerProfile } from './playerProfile';
import { promotions } from './promotions';
import { rewards } from './rewards';
import { stats } from './stats';
import { titles } from './titles';
import { visitor } from './visitor';

/** What the club itself answers to, as against accounts and sign-on. */
export const clubResources: readonly Resource[] = [
  rewards,
  challenges,
  events,
  games,
  playerProfile,
  titles,
  actions,
  stats,
  friends,
  entities,
  promotions,
  avatarGallery,
  configs,
  news,
  visitor,
];
