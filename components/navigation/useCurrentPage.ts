import { useRouter } from 'next/router';
import type { PageName } from '../../routes';

const pagesOfFiles: Record<string, PageName> = {
  '/': 'index',
  '/game/[game]/[platform]/[section]': 'games',
  '/news/[newsId]': 'news',
};

/** The page whose menu item is marked as current: Games on a game page, News on an article. */
export function useCurrentPage(): string {
  const { pathname } = useRouter();
  return pagesOfFiles[pathname] ?? pathname.slice(1);
}
