import type { Destination, PageName } from '../../../routes';
import type { IconName } from '../../ui/icons/iconPaths';
import type { PlainTextId } from '../../ui/text/useTexts';

export interface MenuItem {
  /** The target page; the item is marked as current on that page. */
  page: PageName;
  to: Destination;
  label: PlainTextId;
}

interface AboutItem extends MenuItem {
  page: 'challenges' | 'rewards' | 'discount' | 'sam' | 'starplayers' | 'units';
  icon: IconName;
}

/** Spec 2, About submenu, in its order. */
export const aboutItems: readonly AboutItem[] = [
  item('challenges', 'pages.challenges.title', { icon: 'challenges' }),
  item('rewards', 'pages.rewards.title', { icon: 'rewards' }),
  item('discount', 'pages.shop-discount.title', { icon: 'discount' }),
  item('sam', 'pages.sam.title', { icon: 'sam' }),
  item('starplayers', 'pages.starplayers.title', { icon: 'starplayers' }),
  item('units', 'pages.units.title', { icon: 'units' }),
];

/** Spec 2, Header menu (visitors), between About and FAQ. */
export const visitorItems: readonly MenuItem[] = [
  item('index', 'pages.index.title'),
  item('challenges', 'pages.challenges.title'),
  item('rewards', 'pages.rewards.title'),
  item('discount', 'pages.discount.title'),
  item('starplayers', 'pages.starplayers.title'),
];

/** Spec 2, Connected menu. */
export const connectedItems: readonly MenuItem[] = [
  item('dashboard', 'pages.dashboard.title'),
  item('games', 'pages.games.title'),
  item('friends', 'pages.friends.title'),
];

/** The links of the account overlay. */
export const accountItems: readonly MenuItem[] = [
  item('dashboard', 'pages.dashboard.title'),
  item('games', 'pages.games.title'),
  item('friends', 'pages.friends.title'),
  item('challenges', 'pages.challenges.title'),
  item('rewards', 'pages.rewards.title'),
  item('units', 'pages.units.title'),
];

/** The club pages in the footer. */
export const footerItems: readonly MenuItem[] = [
  item('challenges', 'pages.challenges.title'),
  item('rewards', 'pages.rewards.title'),
  item('discount', 'pages.discount.title'),
  item('sam', 'pages.sam.title'),
  item('starplayers', 'pages.starplayers.title'),
  item('units', 'pages.units.title'),
];

/** Spec 2, FAQ link: for players it opens as a popup of their dashboard. */
export const playerFaq: Destination = { page: 'dashboard', query: { _popup: 'faq' } };

type SimpleName = Exclude<PageName, 'game' | 'news-details'>;

function item(page: SimpleName, label: PlainTextId): MenuItem;
function item<Page extends SimpleName, More extends object>(
  page: Page,
  label: PlainTextId,
  more: More,
): MenuItem & { page: Page } & More;
function item(page: SimpleName, label: PlainTextId, more: object = {}) {
  return { page, to: { page }, label, ...more };
}
