import type { Block } from '../services/account/blocks';
import type { Leaderboard } from '../services/account/leaderboard';
import type { Device, SecondFactor } from '../services/account/accountCare';
import type { NewsItem } from '../services/account/news';
import type { LinkedProfile } from '../services/account/profiles';
import type { Communications } from '../services/account/users';
import type { ValidationReport } from '../services/account/validationReports';
import type { AvatarGallery } from '../services/avatar/gallery';
import type { AutoBank } from '../services/club/autoBank';
import type { CalendarState } from '../services/club/calendar';
import type { ChallengeEvent } from '../services/club/challengeHistory';
import type { Challenge } from '../services/club/challenges';
import type { Claim } from '../services/club/claims';
import type { ClubConfig } from '../services/club/configuration';
import type { CurrentChallenge } from '../services/club/currentChallenges';
import type { ClubYear } from '../services/club/clubYear';
import type { Gift } from '../services/club/gifts';
import type { NoticeSettings } from '../services/club/notices';
import type { BalanceHistory } from '../services/club/transactions';
import type { BoughtKey } from '../services/promotions/discountCodes';
import type { Badge } from '../services/clubWebsite/badges';
import type { PolicyTexts } from './account/slice';
import type { ChallengeName } from './challenges/slice';
import type { ComparedFriend } from './friends/comparison/rules';
import type { NoticeChange } from './notices/noticeChoices/rules';
import type { GalleryView } from './profile/avatarGallery/rules';
import type { LedgerLines, LedgerRequest } from './units/ledger/rules';
import type { ChoiceState, PagesState, ResourceState } from './support/requestState';

/**
 * The states of the resources, lists and choices in the `tasks.ts` of their features. They are named here, because a task
 * reads the state, and the type of the state must not depend on the tasks.
 */
export interface ResourceStates {
  autoBank: ResourceState<null, AutoBank>;
  autoBankChoice: ChoiceState<boolean>;
  avatarGallery: ResourceState<GalleryView, AvatarGallery>;
  balanceHistory: ResourceState<null, BalanceHistory>;
  blocks: ResourceState<null, Block[]>;
  calendar: ResourceState<null, CalendarState>;
  challengeEvents: PagesState<ChallengeName, ChallengeEvent>;
  challengeHistory: PagesState<string | null, Challenge>;
  claims: PagesState<null, Claim>;
  clubYear: ResourceState<null, ClubYear>;
  communications: ChoiceState<Communications>;
  comparison: ResourceState<string, ComparedFriend>;
  currentChallenges: ResourceState<null, CurrentChallenge[]>;
  devices: ResourceState<null, Device[]>;
  discountCodes: ResourceState<null, BoughtKey[]>;
  gifts: ResourceState<null, Gift[]>;
  leaderboard: ResourceState<null, Leaderboard>;
  ledger: ResourceState<LedgerRequest, LedgerLines>;
  linkedAccounts: ResourceState<null, LinkedProfile[]>;
  nameCheck: ResourceState<string, ValidationReport[]>;
  news: ResourceState<null, NewsItem[]>;
  noticeChange: ChoiceState<NoticeChange>;
  noticeSettings: ResourceState<null, NoticeSettings>;
  ownedBadges: ResourceState<null, Badge[]>;
  policies: ResourceState<null, PolicyTexts>;
  pushEndpoint: ResourceState<null, string | null>;
  rewardsConfig: ResourceState<null, Pick<ClubConfig, 'environment' | 'days'>>;
  secondFactor: ResourceState<null, SecondFactor>;
  undoableClaims: ResourceState<null, Claim[]>;
}

/** The names of the states of a kind: of `ResourceState`, of `PagesState`, or of `ChoiceState`. */
export type NameOf<State> = {
  [Name in keyof ResourceStates]: ResourceStates[Name] extends State ? Name : never;
}[keyof ResourceStates];
