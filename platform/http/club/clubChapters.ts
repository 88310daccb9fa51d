import type { Chapters } from '../kernel/operation';
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

/** The club's resources of operations by chapter, in the order of the documents. */
export const clubChapters: Chapters = {
  Units: [units],
  Rewards: [rewards, claims, gifts, wishlist, goal, promotions],
  Challenges: [challenges, autoBank, challengeHistory],
  Notices: [notices],
  Calendar: [calendarSetting],
  'Actions and badges': [actions, selectedBadges],
  Stats: [stats],
  Games: [games, titles, configs],
  Playing: [events],
  Player: [playerProfile, clubYear],
  Avatars: [avatarGallery],
  News: [news],
  'For visitors': [rewardCatalog, visitor, ruleChanges],
};
