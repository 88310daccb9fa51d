import { useEffect, useRef } from 'react';
import styled, { css } from 'styled-components';
import { selectIsPlayer, selectSignInStatus } from '../../../store/account/selectors';
import { headerResizeDebounceMs } from '../../../store/interface/rules';
import { headerHeightSet } from '../../../store/interface/slice';
import { useAppDispatch, useAppSelector } from '../../../store/support/hooks';
import { measured, measuredPlace } from '../../measuring/measured';
import { HomeLink } from '../../navigation/HomeLink';
import { belowAllMessages, belowHeader, hiddenFor, notPrinted, onlyBelow } from '../../theme/mixins';
import { media, tokens } from '../../theme/tokens';
import { clientPart } from '../../ui/browser/clientPart';
import { ButtonLink, mainAction } from '../../ui/buttons/Button';
import { IconLink } from '../../ui/buttons/IconButton';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Icon } from '../../ui/icons/Icon';
import { Wrap } from '../../ui/layout/Section';
import { useTexts } from '../../ui/text/useTexts';
import { useOpening } from '../earlyPress';
import { HeaderNav, withoutScripts } from './HeaderNav';

const PlayerActions = clientPart(
  () => import('../player/playerShell').then((module) => module.PlayerActions),
  PlayerActionsSkeleton,
);

/** Scroll distance in px from which the header over a picture gets a background of its own. */
const solidFromPx = 8;

/** Spec 1, Page shell; spec 2, Navigation. */
export function Header({ overArt = false }: { overArt?: boolean }) {
  const isPlayer = useAppSelector(selectIsPlayer);
  const isScrolled = useAppSelector((state) => state.window.windowScrollY > solidFromPx);
  const isAboutOpen = useAppSelector((state) => state.interface.showServiceMenu);
  const bar = useHeaderHeight<HTMLDivElement>();

  return (
    <HeaderArea $overArt={overArt} $isSolid={!overArt || isScrolled || isAboutOpen} {...measuredPlace('header')}>
      <Bar ref={bar}>
        <HomeLink isMarkOnlyOnPhones={isPlayer} />
        <HeaderNav />
        <ActionsArea>
          {isPlayer ? <PlayerActions /> : <VisitorActions />}
          <MenuButton />
        </ActionsArea>
      </Bar>
    </HeaderArea>
  );
}

/** A component of its own, so that a press on it renders nothing else of the header again. */
function MenuButton() {
  const t = useTexts();
  const isOpen = useAppSelector((state) => state.interface.showTopMenu);
  return (
    <IconLink
      {...useOpening('menu')}
      data-bare
      aria-label={t('shell.menu.open')}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
    >
      <Icon name="burger" size="large" />
    </IconLink>
  );
}

function PlayerActionsSkeleton() {
  return (
    <>
      <Skeleton $width="92px" $height="36px" $radius={tokens.radius.pill} />
      <Skeleton $width={tokens.control.tap} $height={tokens.control.tap} $radius="50%" />
    </>
  );
}

const { color, gradient, header, layer, line } = tokens;

const solid = css`
  background-color: ${color.ink950};
`;

const overArtStyle = css`
  margin-bottom: -${header.phone}px;

  ${media.from.desktop} {
    margin-bottom: -${header.desktop}px;
  }
`;

const HeaderArea = styled.header<{ $overArt: boolean; $isSolid: boolean }>`
  position: sticky;
  top: 0;
  z-index: ${layer.header};
  ${({ $overArt }) => $overArt && overArtStyle}
  ${({ $isSolid }) => $isSolid && solid}

  /* Else it stands where the reader has scrolled to. */
  @media print {
    position: static;
  }

  /* Darkens the picture under the header. A gradient cannot be animated, so its layer fades. */
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    background: ${gradient.headerOverArt};
    opacity: ${({ $isSolid }) => ($isSolid ? 0 : 1)};
    transition: opacity ${tokens.duration.fade}ms;
  }

  &::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: 1px;
    background-color: ${line.hairline};
  }

  html[data-nav='0'] & {
    display: none;
  }

  /* Without JavaScript the menu is always open, on phones below the logo. */
  ${media.noScript} {
    position: relative;
    margin-bottom: 0;
    ${solid}
  }
`;

/** On phones too, where controls begin above the header's top edge. */
const clearOfHeader = `calc(${belowHeader.desktop} + ${belowAllMessages})`;

const Bar = styled(Wrap)`
  display: flex;
  align-items: center;
  gap: 12px;
  height: ${header.phone}px;

  /* The page keeps the focus out from under header and messages; without this, a focus in the header would scroll the page. */
  a,
  button {
    scroll-margin: calc(-1 * ${clearOfHeader}) 0 ${clearOfHeader};
  }
  /* They are taller than the header of a phone. */
  ${media.below.desktop} {
    :focus-visible {
      outline-offset: -4px;
    }
  }

  ${media.from.desktop} {
    /* The panel of About, which is next to its button, is as wide as the header. */
    position: static;
    gap: 32px;
    height: auto;
    min-height: ${header.desktop}px;
  }

  ${withoutScripts(css`
    flex-wrap: wrap;
    gap: 0 32px;
    height: auto;
    background-color: ${color.ink950};
  `)}
`;

const ActionsArea = styled.div`
  display: flex;
  align-items: center;
  flex: none;
  gap: 4px;
  margin-left: auto;
  ${notPrinted}

  /* The account's overlay opens below the header. */
  ${media.from.desktop} {
    position: relative;
    align-self: stretch;
  }
  /* The burger button. */
  > [aria-haspopup='dialog']:last-child {
    margin-right: -10px;

    ${onlyBelow('desktop')}
  }
`;

/** Reports the header's height in px to the store when it stops changing (spec 9, Header and layout). */
function useHeaderHeight<Header extends HTMLElement>() {
  const header = useRef<Header>(null);
  const dispatch = useAppDispatch();

  useEffect(() => {
    const element = header.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    let pending: ReturnType<typeof setTimeout> | undefined;
    const observer = new ResizeObserver(() => {
      clearTimeout(pending);
      pending = setTimeout(() => dispatch(headerHeightSet(element.offsetHeight)), headerResizeDebounceMs);
    });
    observer.observe(element);
    return () => {
      clearTimeout(pending);
      observer.disconnect();
    };
  }, [dispatch]);

  return header;
}

/**
 * Sign in opens the connect view, Join the Club the register view of the login modal (spec 2, Login modal). While it is unknown who
 * is signed in, the buttons keep their place but are hidden; while unanswered, if a player was signed in in this browser before.
 */
function VisitorActions() {
  const t = useTexts();
  const status = useAppSelector(selectSignInStatus);
  return (
    <VisitorButtons
      $isHeldBack={status === 'unknown'}
      data-held-back={status === 'unknown' || status === 'unanswered' || undefined}
    >
      <ButtonLink {...useOpening('sign-in')} $variant="outline" $size="small" {...measured('sign-in')}>
        {t('shell.menu.signIn')}
      </ButtonLink>
      <ButtonLink {...useOpening('join')} $size="small" {...mainAction} {...measured('join')}>
        {t('ui.join')}
      </ButtonLink>
    </VisitorButtons>
  );
}

/** How long the buttons wait for the login check, in ms. */
const loginCheckPatienceMs = 1500;

const VisitorButtons = styled.div<{ $isHeldBack: boolean }>`
  display: flex;
  align-items: center;
  gap: 8px;

  /* On phones, Sign in is a plain text button, and Join the Club moves into the menu. */
  ${media.below.desktop} {
    > :first-child {
      padding: 0 10px;
      border-color: transparent;
    }
    > :last-child {
      display: none;
    }
  }
  ${({ $isHeldBack }) => $isHeldBack && hiddenFor(loginCheckPatienceMs)}
`;
