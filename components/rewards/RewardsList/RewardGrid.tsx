import type { ReactNode } from 'react';
import { CardGrid } from '../PlayerRewards/PlayerRewardsSkeleton';
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
