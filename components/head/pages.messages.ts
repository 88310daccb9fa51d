import { defineMessages } from 'react-intl';

/** Titles of the pages, as the browser's tab, the menus and search engines show them. */
export const pageTitles = defineMessages({
  index: { id: 'pages.index.title', defaultMessage: 'Explore', description: 'Title of the home page' },
  dashboard: { id: 'pages.dashboard.title', defaultMessage: 'Dashboard', description: 'Title of a page and menu item' },
  challenges: {
    id: 'pages.challenges.title',
    defaultMessage: 'Challenges',
    description: 'Title of a page and menu item',
  },
  discount: { id: 'pages.discount.title', defaultMessage: 'Discount', description: 'Title of a page and menu item' },
  rewards: { id: 'pages.rewards.title', defaultMessage: 'Rewards', description: 'Title of a page and menu item' },
  sam: { id: 'pages.sam.title', defaultMessage: 'Sam', description: 'Title of a page and menu item: the assistant' },
  units: { id: 'pages.units.title', defaultMessage: 'Units', description: 'Title of a page: the currency of the club' },
  starplayers: {
    id: 'pages.starplayers.title',
    defaultMessage: 'Star Players',
    description: 'Title of a page and menu item',
  },
  news: { id: 'pages.news.title', defaultMessage: 'News', description: 'Title of a page' },
  games: { id: 'pages.games.title', defaultMessage: 'Games', description: 'Title of a page and menu item' },
  friends: { id: 'pages.friends.title', defaultMessage: 'Friends', description: 'Title of a page and menu item' },
  'shop-discount': {
    id: 'pages.shop-discount.title',
    defaultMessage: 'Shop discount',
    description: 'Title of a page and menu item',
  },
  accessibility: {
    id: 'pages.accessibility.title',
    defaultMessage: 'Accessibility',
    description: 'Title of a page, and link to it in the footer',
  },
  game: {
    id: 'pages.game.title',
    defaultMessage: 'Game',
    description: 'Title of a game page before its name is known',
  },
  'news-details': {
    id: 'pages.news-details.title',
    defaultMessage: 'News',
    description: 'Title of a news page before its headline is known',
  },
});

/** Descriptions of the pages for search engines and shared links. */
export const pageDescriptions = defineMessages({
  index: {
    id: 'pages.index.description',
    defaultMessage:
      'Play, finish challenges and earn Units. Spend them on more than 700 rewards or on 20% off the store.',
    description: 'Summary of the home page for search engines',
  },
  dashboard: {
    id: 'pages.dashboard.description',
    defaultMessage: 'Your level, your Units, this week’s challenges and the rewards within reach.',
    description: 'Summary of a page for search engines',
  },
  challenges: {
    id: 'pages.challenges.description',
    defaultMessage: 'Weekly, special and classic challenges in every game. Finish one, bank your Units.',
    description: 'Summary of a page for search engines',
  },
  discount: {
    id: 'pages.discount.description',
    defaultMessage: 'Trade 100 Units for 20% off your next order in the store.',
    description: 'Summary of a page for search engines',
  },
  rewards: {
    id: 'pages.rewards.description',
    defaultMessage: 'More than 700 rewards to claim with the Units you earn by playing.',
    description: 'Summary of a page for search engines',
  },
  sam: {
    id: 'pages.sam.description',
    defaultMessage: 'Sam is the club’s assistant on your phone: your stats, your goals and new tips each Friday.',
    description: 'Summary of a page for search engines',
  },
  units: {
    id: 'pages.units.description',
    defaultMessage: 'How you earn Units, what you can spend them on and when they expire.',
    description: 'Summary of a page for search engines',
  },
  starplayers: {
    id: 'pages.starplayers.description',
    defaultMessage: 'Meet the players the whole club looks up to, and see how to become one.',
    description: 'Summary of a page for search engines',
  },
  news: {
    id: 'pages.news.description',
    defaultMessage: 'The latest news from the club and its games.',
    description: 'Summary of a page for search engines',
  },
  games: {
    id: 'pages.games.description',
    defaultMessage: 'Your games, the ones you played last and new ones to discover.',
    description: 'Summary of a page for search engines',
  },
  friends: {
    id: 'pages.friends.description',
    defaultMessage: 'See which friends are online and what they’re playing.',
    description: 'Summary of a page for search engines',
  },
  'shop-discount': {
    id: 'pages.shop-discount.description',
    defaultMessage: 'Get your 20% discount code for the store with 100 Units.',
    description: 'Summary of a page for search engines',
  },
  accessibility: {
    id: 'pages.accessibility.description',
    defaultMessage: 'How accessible the club is, how we test it, and where to report a problem.',
    description: 'Summary of a page for search engines',
  },
  game: {
    id: 'pages.game.description',
    defaultMessage: 'Challenges, rewards, stats and badges of one game.',
    description: 'Summary of a page for search engines',
  },
  'news-details': {
    id: 'pages.news-details.description',
    defaultMessage: 'The latest news from the club and its games.',
    description: 'Summary of a page for search engines',
  },
});
