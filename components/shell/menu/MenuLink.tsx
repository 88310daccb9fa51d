import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import type { ReactNode } from 'react';
import type { PageName } from '../../../routes';
import { measured } from '../../measuring/measured';
import { ClubLink } from '../../navigation/ClubLink';
import { PopupLink } from '../../popups/PopupLink';
import { loadPart } from '../../ui/browser/loadPart';
import { useTexts } from '../../ui/text/useTexts';
import type { MenuPage } from './menuPages';

const FriendRequestsCount = dynamic(
  () => loadPart(() => import('../player/playerShell').then((module) => module.FriendRequestsCount)),
  { ssr: false },
);

interface MenuLinkProps {
  page: MenuPage;
  /** The menu that it is an item of. */
  menu: 'header' | 'about' | 'menu' | 'account' | 'footer';
  /** Replaces the label alone. */
  children?: ReactNode;
  className?: string;
}

/**
 * A page in a menu. The menus that lead through the club mark the current one, and count friend requests; the menu on phones also names
 * the current one in words.
 */
export function MenuLink({ page, menu, children, className }: MenuLinkProps) {
  const t = useTexts();
  const isHere = useCurrentPage() === page && menu !== 'account' && menu !== 'footer';
  return (
    <ClubLink
      className={className}
      to={{ page }}
      aria-current={isHere ? 'page' : undefined}
      {...measured('menu-link', menu)}
    >
      {children ?? t(`pages.${page}.title`)}
      {page === 'friends' && menu !== 'account' && <FriendRequestsCount />}
      {isHere && menu === 'menu' && <small aria-hidden>{t('shell.menu.here')}</small>}
    </ClubLink>
  );
}

interface FaqLinkProps {
  menu: 'header' | 'menu';
  isPlayer: boolean;
  className?: string;
}

/** Spec 2, FAQ link: for players it opens as a popup of their dashboard. */
export function FaqLink({ menu, isPlayer, className }: FaqLinkProps) {
  const t = useTexts();
  const link = { className, children: t('shell.menu.faq'), ...measured('menu-link', menu) };
  return isPlayer ? (
    <ClubLink to={{ page: 'dashboard', query: { _popup: 'faq' } }} {...link} />
  ) : (
    <PopupLink popup="faq" {...link} />
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
