import styled, { css } from 'styled-components';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { ClubLink } from '../navigation/ClubLink';
import { revealLate } from './revealLate';

export const Frame = styled.nav<{ $isHeldBack: boolean }>`
  margin-left: 8px;

  ${media.below.desktop} {
    display: none;
  }

  ${media.noScript} {
    display: flex;
    flex-wrap: wrap;
    gap: 0 clamp(16px, 1.8vw, 28px);
    margin-left: 0;
  }

  html[data-returning] & {
    ${({ $isHeldBack }) => $isHeldBack && revealLate}
  }
`;

export const List = styled.ul`
  display: flex;
  height: ${tokens.header.desktop}px;
  gap: clamp(16px, 1.8vw, 28px);

  > li {
    display: flex;
  }
  ${media.noScript} {
    flex-wrap: wrap;
    height: auto;

    > li {
      height: ${tokens.control.tap};
    }
    > li:has(button) {
      display: none;
    }
  }
  /* One line at a time: while About is open, it is About's. */
  &:has([aria-expanded='true']) [aria-current]::after {
    opacity: 0;
  }
`;

const entryStyle = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: 4px;
  font: 600 0.9063rem / 1 ${tokens.font.body};
  color: ${tokens.color.soft};
  white-space: nowrap;
  transition: color ${tokens.duration.fade}ms;

  &::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: 2px;
    background-color: ${tokens.color.text};
    opacity: 0;
    transition: opacity ${tokens.duration.fade}ms;
  }
  &:hover {
    color: ${tokens.color.text};
  }
  &[aria-current='page'],
  &[aria-expanded='true'] {
    color: ${tokens.color.text};
    &::after {
      opacity: 1;
    }
  }
`;

export const Entry = styled.a`
  ${entryStyle}
`;
export const EntryLink = styled(ClubLink)`
  ${entryStyle}
`;

export const Chevron = styled.span<{ $isTurned: boolean }>`
  display: inline-flex;
  transform: rotate(${({ $isTurned }) => ($isTurned ? 180 : 0)}deg);
  transition: transform ${tokens.duration.collapse}ms ${tokens.easing.inOut};
`;
