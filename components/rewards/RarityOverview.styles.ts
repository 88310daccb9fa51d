import styled from 'styled-components';
import { media } from '../theme/media';
import { tokens, type RarityColor } from '../theme/tokens';

/** Too narrow for fields beside each other, wide enough for name, stars and count in a line. */
const inOneLine = `(min-width: ${tokens.breakpoint.tablet}px) and (max-width: ${tokens.breakpoint.laptop - 1}px)`;

export const Fields = styled.ul`
  display: grid;
  grid-template-columns: 18fr 14fr 12fr 10fr 8fr;
  border: 1px solid ${tokens.on.hairline};
  border-radius: ${tokens.radius.card};
  background: ${tokens.on.card};
  box-shadow: ${tokens.on.lit};

  li {
    min-width: 0;
    padding: 20px;
    border-left: 1px solid ${tokens.on.hairline};
  }

  li:first-child {
    border-left: 0;
  }

  svg {
    max-width: 100%;
    margin-top: 16px;
  }

  ${media.below.laptop} {
    grid-template-columns: minmax(0, 1fr);

    li {
      padding: 14px 16px;
      border-top: 1px solid ${tokens.on.hairline};
      border-left: 0;
    }
    li:first-child {
      border-top: 0;
    }
  }

  @media ${inOneLine} {
    li {
      display: grid;
      grid-template-columns: 120px 1fr auto;
      align-items: center;
    }
    li > div {
      display: contents;
    }
    b {
      order: 1;
    }
    svg {
      margin-top: 0;
    }
  }
`;

export const Field = styled.li<{ $rarity: RarityColor }>`
  --rarity: ${({ $rarity }) => tokens.color[$rarity]};
  position: relative;
  transition: background-color ${tokens.duration.fade}ms;

  &:has(button):hover {
    background-color: ${tokens.on.hoverFill};
  }
  &[data-chosen] {
    background-color: ${tokens.on.raised};
    box-shadow: inset 0 -2px 0 var(--rarity);
  }
  &:has(button:focus-visible) {
    outline: ${tokens.focus.width} solid ${tokens.on.focus};
    outline-offset: -4px;
  }
`;

export const Name = styled.h3`
  font: 600 ${tokens.size.fine} / 1 ${tokens.font.display};
  color: var(--rarity);

  button:focus-visible {
    outline: none;
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 12px;

  b {
    font: 600 1.125rem / 1 ${tokens.font.display};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  i {
    font-weight: 500;
    font-style: normal;
    font-size: ${tokens.size.small};
    color: ${tokens.on.muted};
  }
`;

/** How many rewards a star stands for. */
export const Scale = styled.p`
  margin-top: 10px;
  font-size: ${tokens.size.fine};
  color: ${tokens.on.muted};
`;
