import styled, { css } from 'styled-components';
import { tokens } from '../../theme/tokens';

const { control, duration, on, size } = tokens;

// The arrow is a CSS mask and not an element, so that the link can be rendered `as` any link component.
const arrow =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23000' stroke-width='1.5' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='M4 12h15.5M13.5 6l6 6-6 6'/%3E%3C/svg%3E\")";

const arrowSizes = {
  normal: css`
    font-size: ${size.control};
    --arrow: 20px;
  `,
  small: css`
    font-size: ${size.small};
    --arrow: 16px;
  `,
} as const;

interface ArrowLinkLook {
  $size?: keyof typeof arrowSizes;
  /** In the color of the surrounding text instead of the link color. */
  $isPlain?: boolean;
}

export const ArrowLink = styled.a<ArrowLinkLook>`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: ${control.tap};
  font-family: ${tokens.font.body};
  font-weight: 700;
  line-height: 1.3;
  color: ${({ $isPlain = false }) => ($isPlain ? 'inherit' : on.link)};
  ${({ $size = 'normal' }) => arrowSizes[$size]}

  &::after {
    content: '';
    flex: none;
    width: var(--arrow);
    height: var(--arrow);
    background-color: currentColor;
    --arrow-mask: ${arrow} center / contain no-repeat;
    -webkit-mask: var(--arrow-mask);
    mask: var(--arrow-mask);
    transition: transform ${duration.fade}ms;
  }

  &:hover::after {
    transform: translateX(3px);
  }
`;
