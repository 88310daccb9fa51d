import styled, { css } from 'styled-components';
import { coveringLink } from '../../theme/mixins';
import { tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { Card } from '../../ui/cards/Card';

const { color, duration, font, line, on, size } = tokens;

/** Draws the emblem of a reward that cannot be claimed in slate, whatever its rarity. */
const slate = 'grayscale(1) sepia(.6) hue-rotate(187deg) saturate(1.3) brightness(.74)';

/** Only rewards that can be claimed have a tinted emblem background. */
export const looks = {
  withinReach: { fill: color.ink900, hasTint: true, emblem: 'none', title: color.text, hasLock: false },
  short: { fill: color.ink900, hasTint: true, emblem: 'none', title: color.text, hasLock: false },
  owned: { fill: 'transparent', hasTint: false, emblem: 'none', title: color.text, hasLock: false },
  locked: {
    fill: color.ink900,
    hasTint: false,
    emblem: slate,
    title: '#C3CCE6',
    hasLock: true,
  },
  soldOut: {
    fill: color.ink900,
    hasTint: false,
    emblem: `${slate} opacity(.6)`,
    title: '#C3CCE6',
    hasLock: false,
  },
} as const;

export type RewardState = keyof typeof looks;

export const EmblemWell = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  height: 148px;

  img {
    width: 116px;
    height: 116px;
  }
`;

interface CardRootLook {
  $state: RewardState;
}

export const CardRoot = styled(Card)<CardRootLook>`
  display: flex;
  flex-direction: column;
  height: 100%;
  overflow: hidden;
  background-color: ${({ $state }) => looks[$state].fill};
  transition:
    background-color ${duration.fade}ms,
    border-color ${duration.fade}ms,
    transform ${duration.fade}ms;

  ${EmblemWell} {
    background: ${({ $state }) =>
      looks[$state].hasTint
        ? `radial-gradient(closest-side at 50% 52%, color-mix(in srgb, ${on.rarity} 15%, transparent), transparent)`
        : 'none'};
  }
  ${EmblemWell} img {
    filter: ${({ $state }) => looks[$state].emblem};
  }
  &[data-large] ${EmblemWell} {
    flex: 1;
  }
  &[data-large] ${EmblemWell} img {
    width: min(330px, 78%);
    height: auto;
  }
  &[data-large] h3 {
    font-size: 1.5rem;
  }
  h3 {
    color: ${({ $state }) => looks[$state].title};
  }

  ${({ $isLink = false }) =>
    $isLink &&
    css`
      &:hover {
        border-color: ${color.link};
        background-color: ${color.ink800};
      }
      &:has(button:focus-visible) {
        border-color: ${color.link};
      }
      &:hover [data-hint],
      &:has(button:focus-visible) [data-hint] {
        opacity: 1;
      }
    `}
`;

export const TagPlace = styled.div`
  position: absolute;
  left: 12px;
  top: 12px;
  line-height: 0;
`;

export const CornerPlace = styled.div`
  position: absolute;
  right: 2px;
  top: 2px;
  z-index: ${tokens.layer.raised + 1};
`;

export const LockPlace = styled.span`
  position: absolute;
  left: 50%;
  top: 50%;
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  margin: -20px;
  border: 1px solid ${line.strong};
  border-radius: 50%;
  background-color: ${color.ink950};
`;

export const CardBody = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: flex-start;
  padding: 0 16px 16px;

  h3 {
    ${text.cardTitle}
    margin-top: 8px;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  h3 a,
  h3 button {
    font: inherit;
    text-align: inherit;
    ${coveringLink}
  }
  /* The kind of reward, or its game. */
  > p {
    margin-top: 2px;
    font: 400 ${size.fine} / 1.4 ${font.body};
    color: ${on.muted};
  }

  /* The price, or why the reward cannot be claimed. */
  > :last-child {
    display: flex;
    align-items: center;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 8px;
    width: 100%;
    min-height: 46px;
    margin-top: auto;
    padding-top: 14px;
    line-height: 1.3;
  }

  [data-large] > & {
    flex: none;
  }
`;

/** Takes the free space above the footer, so that both stay at the bottom. */
export const MeterPlace = styled.div`
  width: 100%;
  margin-top: auto;
  padding-top: 14px;

  && + * {
    margin-top: 0;
    padding-top: 8px;
    min-height: 40px;
  }
`;
