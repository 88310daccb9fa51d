import { defineMessages, type MessageTag } from 'react-intl';

export const playerMessages = defineMessages({
  games: {
    id: 'rewards.player.games',
    defaultMessage: 'In your games',
    description: 'Heading over the rewards of all games that a player owns',
  },
  all: {
    id: 'rewards.player.all',
    defaultMessage: 'All rewards',
    description: 'Heading over the rewards of every game',
  },
  yourGames: {
    id: 'rewards.player.yourGames',
    defaultMessage: 'Your games',
    description: 'Filter that is on or off: only the rewards of games that the player owns',
  },
  allOwned: {
    id: 'rewards.player.allOwned',
    defaultMessage: 'You own every reward of your games.',
    description: 'Said when nothing is left to claim',
  },
  claims: {
    id: 'rewards.claims.title',
    defaultMessage: 'Claimed rewards',
    description: 'Heading over the claim history',
  },
  claimsLoading: {
    id: 'rewards.claims.loading',
    defaultMessage: 'Loading your claimed rewards',
    description: 'Said to screen readers, and on the button while more is loaded',
  },
  claimsEmptyTitle: {
    id: 'rewards.claims.empty.title',
    defaultMessage: 'Nothing claimed yet',
    description: 'Title of an empty claim history',
  },
  claimsEmpty: {
    id: 'rewards.claims.empty',
    defaultMessage: 'Rewards you claim appear here, with where to find them.',
    description: 'In an empty claim history',
  },
  claimsFailed: {
    id: 'rewards.claims.failed',
    defaultMessage: 'We couldn’t load your claimed rewards. You still own them.',
    description: 'In a claim history that could not be loaded',
  },
  code: {
    id: 'rewards.claims.code',
    defaultMessage: '20% off the store',
    description: 'In the claim history: a discount code',
  },
  older: { id: 'rewards.claims.older', defaultMessage: 'Show older claims', description: 'Button' },
});

export const playerTemplates = defineMessages<{
  line: { owned: number; available: number; games: number; b: MessageTag };
  reach: { count: number; units: number; b: MessageTag };
  claimedOn: { game: string; date: string };
  refunded: { date: string };
  codeUntil: { date: string };
  shown: { shown: number; total: number };
}>({
  line: {
    id: 'rewards.player.line',
    defaultMessage:
      'You own <b>{owned, number} of {available, number}</b> in {games, plural, one {your game} other {your # games}}.',
    description: 'Under the heading of a player’s rewards',
  },
  reach: {
    id: 'rewards.player.reach',
    defaultMessage:
      'You can afford <b>{count, plural, =0 {no rewards} one {# reward} other {# rewards}}</b> now, with your {units, plural, one {# Unit} other {# Units}}.',
    description: 'Behind it: how many of them the balance pays for, each taken alone',
  },
  claimedOn: {
    id: 'rewards.claims.claimedOn',
    defaultMessage: '{game}, {date}',
    description: 'Under a claimed reward’s name: its game, and when it was claimed',
  },
  refunded: {
    id: 'rewards.claims.refunded',
    defaultMessage: 'Refunded on {date}',
    description: 'In place of the code of a claim whose Units came back',
  },
  codeUntil: {
    id: 'rewards.claims.codeUntil',
    defaultMessage: 'Good for one order until {date}',
    description: 'Beside a discount code; {date} is a day',
  },
  shown: {
    id: 'rewards.claims.shown',
    defaultMessage: '{shown, number} of {total, number} claims',
    description: 'Under the claim history',
  },
});
