import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../../theme/media';
import type { RewardEntry } from '../query/filters';

/** The player has expanded the list. */
export interface Expansion {
  /** The index of the first card that it adds. */
  firstNew: number;
  /** The scroll position to keep, in px. */
  top: number;
}

export interface RewardGridProps {
  entries: readonly RewardEntry[];
  renderCard: (entry: RewardEntry) => ReactNode;
  /** Null once its first card is rendered. */
  expansion: Expansion | null;
  /** Called with the item of an expansion's first card when it is rendered. */
  onFirstNew: (item: HTMLElement) => void;
}

/** A grid that renders all of its cards. */
export const RewardGrid = ({ entries, renderCard, expansion, onFirstNew }: RewardGridProps) => (
  <CardGrid>
    {entries.map((entry, index) => (
      <li
        key={entry.reward.rewardId}
        ref={(item) => (item && index === expansion?.firstNew ? onFirstNew(item) : undefined)}
      >
        {renderCard(entry)}
      </li>
    ))}
  </CardGrid>
);

/** In px; on phones `gapOnPhones`. */
export const cardGap = 16;

export const gapOnPhones = 12;

/** The narrowest a card gets between phones and wide screens, in px. */
export const narrowestCard = 176;

/** Reward cards: six in a row, fewer where they would be too narrow, two on phones. */
export const CardGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: ${cardGap}px;

  > * {
    display: grid;
  }

  ${media.below.wide} {
    grid-template-columns: repeat(auto-fill, minmax(${narrowestCard}px, 1fr));
  }

  ${media.below.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${gapOnPhones}px;
  }
`;
