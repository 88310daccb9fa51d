import { useRouter } from 'next/router';
import type { ReactNode } from 'react';
import type { PageName } from '../../../routes';
import { selectIsPlayer } from '../../../store/account/selectors';
import { useAppSelector } from '../../../store/support/hooks';
import { measured } from '../../measuring/measured';
import { ClubLink } from '../../navigation/ClubLink';
import { PopupLink } from '../../popups/PopupLink';
import { clientPart } from '../../ui/browser/clientPart';
import { useTexts, type PlainTextId } from '../../ui/text/useTexts';

const FriendRequestsCount = clientPart(() =>
  import('../player/playerShell').then((module) => module.FriendRequestsCount),
);

interface MenuLinkProps {
  page: MenuPage | 'rules' | 'accessibility';
  menu: 'header' | 'about' | 'menu' | 'footer';
  children?: ReactNode;
  className?: string;
}

/**
 * A page in a menu. The menus that lead through the club mark the current one, and count friend requests; the menu on phones also names
 * the current one in words.
 */
export function MenuLink({ page, menu, children, className }: MenuLinkProps) {
  const t = useTexts();
  const isHere = useCurrentPage() === page && menu !== 'footer';
  return (
    <ClubLink className={className} to={{ page }} aria-current={isHere ? 'page' : undefined} {...measured('menu-link')}>
      {children ?? t(`pages.${page}.title`)}
      {page === 'friends' && <FriendRequestsCount />}
      {isHere && menu === 'menu' && <small aria-hidden>{t('shell.menu.here')}</small>}
    </ClubLink>
  );
}

/** Spec 2, FAQ link: for players it opens as a popup of their dashboard. */
export function FaqLink({ className }: { className?: string }) {
  const t = useTexts();
  const isPlayer = useAppSelector(selectIsPlayer);
  const link = { className, children: t('shell.menu.faq'), ...measured('menu-link') };
  return isPlayer ? (
    <ClubLink to={{ page: 'dashboard', query: { _popup: 'faq' } }} {...link} />
  ) : (
    <PopupLink popup="faq" {...link} />
  );
}

const pagesOfFiles: Record<string, PageName> = {
  '/': 'index',
  '/game/[game]/[platform]/[section]': 'games',
  '/news/page/[number]': 'news',
  '/news/[newsId]': 'news',
  '/reward/[rewardId]': 'rewards',
  '/rules/page/[number]': 'rules',
};

export function useCurrentPage(): string {
  const { pathname } = useRouter();
  return pagesOfFiles[pathname] ?? pathname.slice(1);
}

/** Spec 2, About submenu, in its order. Each page has an icon of its name. */
export const aboutPages = ['challenges', 'rewards', 'discount', 'sam', 'starplayers', 'units'] as const;

/** Spec 2, Header menu (visitors), between About and FAQ. */
export const visitorPages = ['index', 'challenges', 'rewards', 'discount', 'starplayers'] as const;

/** Spec 2, Connected menu. */
export const connectedPages = ['dashboard', 'games', 'friends'] as const;

export type MenuPage = (typeof aboutPages | typeof visitorPages | typeof connectedPages)[number];

export const aboutLabelOf = (page: MenuPage): PlainTextId =>
  page === 'discount' ? 'pages.shop-discount.title' : `pages.${page}.title`;
