import * as Dialog from '@radix-ui/react-dialog';
import styled, { css, keyframes } from 'styled-components';
import { onSurface } from '../../theme/onSurface';
import { tokens } from '../../theme/tokens';
import { ClubLink } from '../../navigation/ClubLink';

const { color, control, duration, font, header, layer, line, on, size } = tokens;

const fadeIn = keyframes`
  from { opacity: 0; }
`;

export const Panel = styled(Dialog.Content).attrs(onSurface('deep'))`
  position: fixed;
  inset: 0;
  z-index: ${layer.menu};
  display: flex;
  flex-direction: column;
  overflow: hidden;
  animation: ${fadeIn} ${duration.fade}ms;

  &:focus {
    outline: none;
  }
  > nav {
    position: relative;
    flex: 1 1 auto;
    overflow-y: auto;
  }
`;

export const TopBar = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex: none;
  height: ${header.phone}px;
  padding: 0 8px 0 ${tokens.layout.gutter};
  border-bottom: 1px solid ${line.hairline};
`;

export const CloseButton = styled(Dialog.Close)`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  height: ${control.tap};
  padding: 0 12px;
  font: 600 ${size.small} / 1 ${font.body};
`;

export const MenuList = styled.ul`
  padding: 4px ${tokens.layout.gutter} 0;

  > li + li {
    border-top: 1px solid ${line.hairline};
  }
`;

const rowStyle = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  height: 52px;
  font: 600 1.25rem / 1 ${font.display};

  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const MenuButton = styled.a`
  ${rowStyle}
`;
export const MenuLink = styled(ClubLink)`
  ${rowStyle}
`;

export const Chevron = styled.span<{ $isTurned: boolean }>`
  display: inline-flex;
  color: ${on.muted};
  transform: rotate(${({ $isTurned }) => ($isTurned ? 180 : 0)}deg);
  transition: transform ${duration.collapse}ms ${tokens.easing.inOut};
`;

export const CurrentPageNote = styled.span`
  font: 600 ${size.fine} / 1 ${font.body};
  color: ${on.muted};
`;

/** Two columns, read downwards. */
export const AboutList = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-template-rows: repeat(3, auto);
  grid-auto-columns: minmax(0, 1fr);
  column-gap: 16px;
  padding-bottom: 12px;
`;

export const AboutLink = styled(ClubLink)`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: ${control.tap};
  font: 600 ${size.control} / 1.3 ${font.body};
  color: ${color.soft};

  > svg {
    color: ${on.link};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const BottomBar = styled.div`
  position: relative;
  display: grid;
  gap: 8px;
  flex: none;
  padding: 16px ${tokens.layout.gutter} max(12px, env(safe-area-inset-bottom));
  border-top: 1px solid ${line.hairline};
  background-color: ${color.ink900};
`;

export const SignInActions = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 12px;
`;
