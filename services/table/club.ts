import * as club from '../club/endpoints';
import * as website from '../clubWebsite/endpoints';
import * as console from '../console/endpoints';
import { redeemDiscount } from '../promotions/endpoints';
import { rowsOf, type TableRow } from './row';
import { profileId, region, spaceId } from './samples';

const { call } = rowsOf('spec 7, Club');
const challenge = { challengeId: '{challengeId}', spaceId, ...region };

/** Spec 7, Club, in its order. */
export const clubRows: readonly TableRow[] = [
  call(club.completeActions, 'The actions named, completed now', { ids: ['{id}'], spaceId }),
  call(club.getConfig, 'How the club is set up: days, rarities, features', { spaceId, ...region }),
  call(club.getTitles, 'What the player has in each game', { spaceId, platforms: '{platforms}' }),
  call(club.updateTitle, 'The same for one game, which is the player’s from now on', { spaceId }),
  call(club.activateChallenge, 'The challenge, active', challenge),
  call(club.bankChallenge, 'The challenge, banked; Units and XP it gave; the balance', challenge),
  call(console.getChallengesOverview, 'Challenges counted by kind and state', { spaceId }),
  call(console.getChallenges, 'Challenges with progress and thresholds', { spaceId }),
  call(console.getActions, 'Actions of the game, and their groups', { spaceId }),
  call(console.getRewardsOverview, 'Rewards counted by rarity', { spaceId }),
  call(console.getRewards, 'Rewards, and how many by rarity', { spaceId }),
  call(console.getStatsOverview, 'The most telling stats', { spaceId }),
  call(console.getStats, 'All stats', { spaceId }),
  call(console.getPlayerCard, 'Name, avatar, level, Units and badges', {}),
  call(console.activateAllChallenges, 'The challenges, and how many were activated', { spaceId }),
  call(club.claimReward, 'The balance, and the reward as it is now', { rewardId: '{id}', spaceId }),
  call(website.getChallengesOverview, 'Challenges counted by kind and state', { spaceId }),
  call(website.getRewardsOverview, 'Rewards counted by rarity', { spaceId }),
  call(website.getRewards, 'Rewards, and how many by rarity', { spaceId }),
  call(website.getStatsOverview, 'The most telling stats', { spaceId }),
  call(website.getBalance, 'Units, and which of them expire when; or an error code', null),
  call(
    website.getGame,
    'A game, with what the player has in it',
    { spaceId },
    { slug: '{slug}', platform: '{platform}' },
  ),
  call(website.getOwnedGames, 'The player’s games, last played first', { currentGameSpaceId: spaceId, limit: 0 }),
  call(website.getLatestReleases, 'Games that came out in the last days', { days: 0, limit: 0 }),
  call(website.getGamesNotOwned, 'Games that are not the player’s', { days: 0, limit: 0 }),
  call(website.getLastPlayedGames, 'Games by their last session', { profileId }),
  call(website.getPlayerProfile, 'Who a player is in the club', { profileId }),
  call(redeemDiscount, 'Codes for 20% off the store, and the balance', { profileId, promotionId: '{id}', spaceId }),
];
