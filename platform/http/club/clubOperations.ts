import type { Calls } from '../kernel/operation';
import { actions } from './players/actions';
import { autoBank } from './settings/autoBank';
import { avatarGallery } from './players/avatarGallery';
import { calendarSetting } from './settings/calendar';
import { challenges } from './challenges/challenges';
import { challengeHistory } from './challenges/challengeHistory';
import { claims } from './rewards/claims';
import { gifts } from './rewards/gifts';
import { configs } from './games/configs';
import { clubYear } from './players/clubYear';
import { selectedBadges } from './players/selectedBadges';
import { events } from './games/events';
import { games } from './games/games';
import { news } from './visitors/news';
import { notices } from './settings/notices';
import { playerProfile } from './players/playerProfile';
import { promotions } from './rewards/promotions';
import { rewards } from './rewards/rewards';
import { rewardCatalog } from './rewards/rewardCatalog';
import { stats } from './games/stats';
import { titles } from './games/titles';
import { units } from './units/units';
import { goal } from './rewards/goal';
import { ruleChanges } from './visitors/ruleChanges';
import { visitor } from './visitors/visitor';
import { wishlist } from './rewards/wishlist';

/** The club's operations, in the order of the documents. */
export const clubOperations: readonly Calls[] = [
  units,
  rewards,
  claims,
  gifts,
  wishlist,
  goal,
  challenges,
  autoBank,
  notices,
  calendarSetting,
  challengeHistory,
  actions,
  stats,
  games,
  titles,
  events,
  playerProfile,
  selectedBadges,
  clubYear,
  avatarGallery,
  promotions,
  configs,
  news,
  rewardCatalog,
  visitor,
  ruleChanges,
];
