import { useIntl } from 'react-intl';
import styled, { css } from 'styled-components';
import { selectShowsConnectedMenu, selectSignInStatus } from '../../store/account/selectors';
import { topMenuToggled } from '../../store/interface/slice';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { IconButton } from '../ui/buttons/IconButton';
import { Wrap } from '../ui/layout/Wrap';
import { AboutPanel } from './Header.About';
import { HeaderNav } from './Header.Nav';
import { PlayerUtility } from './Header.Player';
import { VisitorUtility } from './Header.Visitor';
import { HomeLink } from '../navigation/HomeLink';
import { menuTexts } from './menu.messages';
import { useAboutMenu } from './useAboutMenu';
import { useHeaderHeight } from './useHeaderHeight';
import { useReturningMark } from './useReturningMark';

/** The header over a picture gets a ground of its own once the page is scrolled this far, in px. */
const solidFrom = 8;

interface HeaderProps {
  /** The page begins with a picture, and the header lies over it. */
  overArt?: boolean;
}

/** Logo, menu, and the way in or what is the player's (spec 1, Page shell; spec 2, Navigation). */
export function Header({ overArt = false }: HeaderProps) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const status = useAppSelector(selectSignInStatus);
  const isPlayer = useAppSelector(selectShowsConnectedMenu);
  const isMenuOpen = useAppSelector((state) => state.interface.showTopMenu);
  const isScrolled = useAppSelector((state) => state.window.windowScrollY > solidFrom);
  const { frame, button, ...about } = useAboutMenu();
  const bar = useHeaderHeight<HTMLDivElement>();
  useReturningMark(status);
  const isHeldBack = status === 'unknown';

  return (
    <Frame ref={frame} $overArt={overArt} $isSolid={!overArt || isScrolled || about.isOpen}>
      <Bar ref={bar}>
        <HomeLink isMarkOnlyOnPhones={isPlayer} />
        <HeaderNav isPlayer={isPlayer} isHeldBack={isHeldBack} about={about} aboutButton={button} />
        <Utility>
          {isPlayer ? <PlayerUtility /> : <VisitorUtility isHeldBack={isHeldBack} />}
          <Burger
            icon="burger"
            iconSize="large"
            isBare
            label={formatMessage(menuTexts.open)}
            aria-haspopup="dialog"
            aria-expanded={isMenuOpen}
            onClick={() => dispatch(topMenuToggled(true))}
          />
        </Utility>
      </Bar>
      <AboutPanel id={about.panelId} isOpen={about.isOpen} />
    </Frame>
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

const Frame = styled.header<{ $overArt: boolean; $isSolid: boolean }>`
  position: sticky;
  top: 0;
  z-index: ${layer.header};
  ${({ $overArt }) => $overArt && overArtStyle}
  ${({ $isSolid }) => $isSolid && solid}

  /* Over art a veil; it fades, because a gradient cannot. */
  &::before {
    content: '';
    position: absolute;
    inset: 0;
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

  /* Without scripts the menu is written out, on phones under the logo. */
  ${media.noScript} {
    position: relative;
    margin-bottom: 0;
    ${solid}
  }
`;

const Bar = styled(Wrap)`
  z-index: ${layer.raised};
  display: flex;
  align-items: center;
  gap: 12px;
  height: ${header.phone}px;

  ${media.from.desktop} {
    gap: 32px;
    height: ${header.desktop}px;
  }

  ${media.noScript} {
    flex-wrap: wrap;
    gap: 0 32px;
    height: auto;
  }
`;

const Utility = styled.div`
  display: flex;
  align-items: center;
  flex: none;
  gap: 4px;
  margin-left: auto;
`;

const Burger = styled(IconButton)`
  margin-right: -10px;

  ${media.from.desktop} {
    display: none;
  }
`;
