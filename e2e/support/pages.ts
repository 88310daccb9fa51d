import { simplePages, type PageName } from '../../routes';

/** Shown to a visitor, they ask for a login; so a player opens them. */
export const pagesForPlayers: readonly PageName[] = ['dashboard', 'games', 'friends', 'game'];

/** The pages that sell the club, by their names in the route table. */
export const pagesForVisitors = (['index', ...simplePages] as const).filter((page) => !pagesForPlayers.includes(page));
