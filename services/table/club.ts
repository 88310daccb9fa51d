import { completeActions } from '../club/actions';
import { activateChallenge, bankChallenge } from '../club/challenges';
import { getConfig } from '../club/configuration';
import { claimReward } from '../club/rewards';
import { getTitles, updateTitle } from '../club/titles';
import { getBalance } from '../clubWebsite/balance';
import { getChallengesOverview } from '../clubWebsite/challenges';
import { getGame, getGamesNotOwned, getLastPlayedGames, getLatestReleases, getOwnedGames } from '../clubWebsite/games';
import { getPlayerProfile } from '../clubWebsite/profiles';
import { getRewards, getRewardsOverview } from '../clubWebsite/rewards';
import { getStatsOverview } from '../clubWebsite/stats';
import * as console from '../console/console';
import { redeemDiscount } from '../promotions/discountCodes';
import { rowsOf, type TableRow } from './row';
import { profileId, region, spaceId } from './samples';

const { call } = rowsOf('spec 7, Club');
const challenge = { challengeId: '{challengeId}', spaceId, ...region };

/** Spec 7, Club, in its order. */
export const clubRows: readonly TableRow[] = [
  call(completeActions, 'The actions named, completed now', { ids: ['{id}'], spaceId }),
  call(getConfig, 'The club’s settings: days, rarities, features', { spaceId, ...region }),
  call(getTitles, 'The player’s progress in each game', { spaceId, platforms: '{platforms}' }),
  call(updateTitle, 'The same for one game, which the player owns afterwards', { spaceId }),
  call(activateChallenge, 'The challenge, active', challenge),
  call(bankChallenge, 'The banked challenge, the Units and XP granted, the balance', challenge),
  call(console.getChallengesOverview, 'Challenges counted by kind and state', { spaceId }),
  call(console.getChallenges, 'Challenges with progress and thresholds', { spaceId }),
  call(console.getActions, 'Actions of the game, and their groups', { spaceId }),
  call(console.getRewardsOverview, 'Rewards counted by rarity', { spaceId }),
  call(console.getRewards, 'Rewards, and how many by rarity', { spaceId }),
  call(console.getStatsOverview, 'The most important stats', { spaceId }),
  call(console.getStats, 'All stats', { spaceId }),
  call(console.getPlayerCard, 'Name, avatar, level, Units and badges', {}),
  call(console.activateAllChallenges, 'The challenges, and how many were activated', { spaceId }),
  call(claimReward, 'The balance, and the reward as it is now', { rewardId: '{id}', spaceId }),
  call(getChallengesOverview, 'Challenges counted by kind and state', { spaceId }),
  call(getRewardsOverview, 'Rewards counted by rarity', { spaceId }),
  call(getRewards, 'Rewards, and how many by rarity', { spaceId }),
  call(getStatsOverview, 'The most important stats', { spaceId }),
  call(getBalance, 'Units with their expiry dates; or an error code', null),
  call(getGame, 'A game with the player’s progress', { spaceId }, { slug: '{slug}', platform: '{platform}' }),
  call(getOwnedGames, 'The player’s games, last played first', { currentGameSpaceId: spaceId, limit: 0 }),
  call(getLatestReleases, 'Games released in the last days', { days: 0, limit: 0 }),
  call(getGamesNotOwned, 'Games that the player does not own', { days: 0, limit: 0 }),
  call(getLastPlayedGames, 'Games by their last session', { profileId }),
  call(getPlayerProfile, 'The player’s profile in the club', { profileId }),
  call(redeemDiscount, 'Codes for 20% off the store, and the balance', { profileId, promotionId: '{id}', spaceId }),
];
