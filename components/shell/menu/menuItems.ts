import type { MessageDescriptor } from 'react-intl';
import type { Destination, PageName } from '../../../routes';
import type { IconName } from '../../ui/icons/iconPaths';
import { menuTexts } from './menu.messages';
import { pageTitles } from '../../head/pages.messages';

export interface MenuItem {
  /** The target page; the item is marked as current on that page. */
  page: PageName;
  to: Destination;
  label: MessageDescriptor;
}

interface AboutItem extends MenuItem {
  page: 'challenges' | 'rewards' | 'discount' | 'sam' | 'starplayers' | 'units';
  icon: IconName;
}

/** Spec 2, About submenu, in its order. */
export const aboutItems: readonly AboutItem[] = [
  item('challenges', pageTitles.challenges, { icon: 'challenges' }),
  item('rewards', pageTitles.rewards, { icon: 'rewards' }),
  item('discount', pageTitles['shop-discount'], { icon: 'discount' }),
  item('sam', pageTitles.sam, { icon: 'sam' }),
  item('starplayers', pageTitles.starplayers, { icon: 'starplayers' }),
  item('units', pageTitles.units, { icon: 'units' }),
];

/** Spec 2, Header menu (visitors), between About and FAQ. */
export const visitorItems: readonly MenuItem[] = [
  item('index', menuTexts.explore),
  item('challenges', pageTitles.challenges),
  item('rewards', pageTitles.rewards),
  item('discount', pageTitles.discount),
  item('starplayers', pageTitles.starplayers),
];

/** Spec 2, Connected menu. */
export const connectedItems: readonly MenuItem[] = [
  item('dashboard', pageTitles.dashboard),
  item('games', pageTitles.games),
  item('friends', pageTitles.friends),
];

/** The links of the account overlay. */
export const accountItems: readonly MenuItem[] = [
  item('dashboard', pageTitles.dashboard),
  item('games', pageTitles.games),
  item('friends', pageTitles.friends),
  item('challenges', pageTitles.challenges),
  item('rewards', pageTitles.rewards),
  item('units', pageTitles.units),
];

/** The club pages in the footer. */
export const footerItems: readonly MenuItem[] = [
  item('challenges', pageTitles.challenges),
  item('rewards', pageTitles.rewards),
  item('discount', pageTitles.discount),
  item('sam', pageTitles.sam),
  item('starplayers', pageTitles.starplayers),
  item('units', pageTitles.units),
];

/** Spec 2, FAQ link: for players it opens as a popup of their dashboard. */
export const playerFaq: Destination = { page: 'dashboard', query: { _popup: 'faq' } };

type SimpleName = Exclude<PageName, 'game' | 'news-details'>;

function item(page: SimpleName, label: MessageDescriptor): MenuItem;
function item<Page extends SimpleName, More extends object>(
  page: Page,
  label: MessageDescriptor,
  more: More,
): MenuItem & { page: Page } & More;
function item(page: SimpleName, label: MessageDescriptor, more: object = {}) {
  return { page, to: { page }, label, ...more };
}
