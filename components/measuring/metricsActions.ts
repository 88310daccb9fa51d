/** A closed list, so that no user input can be recorded. */
export const metricsActions = [
  'join',
  'sign-in',
  'sign-out',
  'menu-link',
  'language',
  'popup',
  'claim',
  'claim-pay',
  'gift-pay',
  'wish',
  'activate',
  'activate-all',
  'bank',
  'bank-all',
  'redeem',
  'redeem-pay',
  'privacy-choices',
] as const;
export type MetricsAction = (typeof metricsActions)[number];

/** Parts of the page, and overlays by their name: where an action was taken. */
export const metricsPlaces = [
  'header',
  'about',
  'menu',
  'footer',
  'account',
  'page',
  'faq',
  'avatar',
  'profile',
  'badges',
  'measuring',
  'notices',
  'calendar',
] as const;
export type MetricsPlace = (typeof metricsPlaces)[number];
