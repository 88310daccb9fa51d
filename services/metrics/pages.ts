import { metricsSettings } from './config';

const sections: Partial<Record<string, string>> = {
  dashboard: 'Player pages',
  games: 'Player pages',
  game: 'Player pages',
  friends: 'Player pages',
  year: 'Player pages',
};

/**
 * A page's name for the analytics, from the route's name alone, so that no user input in an address is sent:
 * `index` is `home`, `default-shop-discount` is `shop discount`, a game's page has its section; null is `not found`.
 */
export function pageNameOf(routeName: string | null, params: Record<string, string> = {}): string {
  if (routeName === null) return 'not found';
  const name = routeName.replace(/^default-/, '');
  if (name === 'index') return 'home';
  return [name.replaceAll('-', ' '), ...(name === 'game' && params.section ? [params.section] : [])].join(' ');
}

/** Spec 9, Analytics. */
export const sectionOf = (routeName: string | null): string =>
  sections[(routeName ?? '').replace(/^default-/, '')] ?? metricsSettings.section;
