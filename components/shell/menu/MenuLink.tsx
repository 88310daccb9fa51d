import type { ReactNode } from 'react';
import { measured } from '../../measuring/measured';
import { ClubLink } from '../../navigation/ClubLink';
import { useTexts } from '../../ui/text/useTexts';
import type { MenuItem } from './menuItems';
import { useRouter } from 'next/router';
import type { PageName } from '../../../routes';

interface MenuLinkProps {
  item: MenuItem;
  /** The menu that it is an item of. */
  menu: 'header' | 'about' | 'menu' | 'account' | 'footer';
  /** Replaces the label alone. */
  children?: ReactNode;
  className?: string;
}

/** A page in a menu. The menus that lead through the club mark the current one; the menu on phones also names it in words. */
export function MenuLink({ item: { page, to, label }, menu, children, className }: MenuLinkProps) {
  const t = useTexts();
  const isHere = useCurrentPage() === page && menu !== 'account' && menu !== 'footer';
  return (
    <ClubLink className={className} to={to} aria-current={isHere ? 'page' : undefined} {...measured('menu-link', menu)}>
      {children ?? t(label)}
      {isHere && menu === 'menu' && <small aria-hidden>{t('shell.menu.here')}</small>}
    </ClubLink>
  );
}

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
