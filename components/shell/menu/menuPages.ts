import type { PlainTextId } from '../../ui/text/useTexts';

/** Spec 2, About submenu, in its order. Each page has an icon of its name. */
export const aboutPages = ['challenges', 'rewards', 'discount', 'sam', 'starplayers', 'units'] as const;

/** Spec 2, Header menu (visitors), between About and FAQ. */
export const visitorPages = ['index', 'challenges', 'rewards', 'discount', 'starplayers'] as const;

/** Spec 2, Connected menu. */
export const connectedPages = ['dashboard', 'games', 'friends'] as const;

/** The links of the account overlay. */
export const accountPages = [...connectedPages, 'challenges', 'rewards', 'units'] as const;

export type MenuPage = (typeof aboutPages | typeof visitorPages | typeof accountPages)[number];

/** The label of a page in the About submenu and on the 404 page, which name the discount in full. */
export const aboutLabelOf = (page: MenuPage): PlainTextId =>
  page === 'discount' ? 'pages.shop-discount.title' : `pages.${page}.title`;
