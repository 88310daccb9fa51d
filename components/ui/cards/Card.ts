import styled, { css } from 'styled-components';
import { focusLine } from '../../theme/mixins';
import { tokens } from '../../theme/tokens';

const { duration, easing, line, on, radius } = tokens;

interface CardLook {
  /** Lifts by 2 px and brightens its border on hover. For cards that are one link. */
  $isLink?: boolean;
}

export const Card = styled.div<CardLook>`
  position: relative;
  border: 1px solid ${on.hairline};
  border-radius: ${radius.card};
  background-color: ${on.card};
  box-shadow: ${on.lit};

  ${({ $isLink = false }) =>
    $isLink &&
    css`
      transition:
        transform ${duration.fade}ms ${easing.out},
        border-color ${duration.fade}ms;

      &:hover {
        border-color: ${line.hover};
        transform: translateY(-2px);
      }
      &:has(a:focus-visible) {
        ${focusLine}
      }
      a:focus-visible {
        outline: none;
        /* Brings the ring of the whole card into view: the picture above the link grows with the window, the rest with the text. */
        scroll-margin: 35vh 0 8rem;
      }
    `}
`;

/** Over the picture of a card. */
export const TagPlace = styled.div`
  position: absolute;
  left: 12px;
  top: 12px;
  line-height: 0;
`;
