import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import styled from 'styled-components';
import { media } from '../../theme/media';
import { tokens } from '../../theme/tokens';
import type { RewardEntry } from '../query/filters';
import { cardGap, CardGrid, gapOnPhones, narrowestCard } from './CardGrid';

/** A row's height in px before it is measured. */
const estimatedRowHeight = 302;
/** Rows rendered above and below the window, so that Tab always reaches the next card. */
const overscanRows = 3;

interface VirtualRewardGridProps {
  entries: readonly RewardEntry[];
  renderCard: (entry: RewardEntry) => ReactNode;
}

/**
 * A virtualized grid for thousands of cards: renders only the rows near the window, and the row that has the focus.
 * `aria-posinset` and `aria-setsize` give the position of each card.
 */
export function VirtualRewardGrid({ entries, renderCard: renderCard }: VirtualRewardGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const { columns, top } = useGridFit(grid);
  const [heldRow, setHeldRow] = useState<number | null>(null);
  const rangeExtractor = useCallback(
    (range: Range) => {
      const near = defaultRangeExtractor(range);
      const isHeld = heldRow !== null && heldRow < range.count && !near.includes(heldRow);
      return isHeld ? [...near, heldRow].sort((a, b) => a - b) : near;
    },
    [heldRow],
  );
  const rows = useWindowVirtualizer({
    count: Math.ceil(entries.length / columns),
    estimateSize: () => estimatedRowHeight,
    overscan: overscanRows,
    scrollMargin: top,
    rangeExtractor,
  });
  return (
    <GridArea ref={grid} role="list" style={{ height: rows.getTotalSize() }} onBlur={() => setHeldRow(null)}>
      {rows.getVirtualItems().map(({ key, index, start }) => (
        <GridRow
          key={key}
          as="div"
          role="none"
          ref={rows.measureElement}
          data-index={index}
          style={{ transform: `translateY(${start - top}px)` }}
          onFocus={() => setHeldRow(index)}
        >
          {entries.slice(index * columns, (index + 1) * columns).map((entry, place) => (
            <div
              key={entry.reward.rewardId}
              role="listitem"
              aria-posinset={index * columns + place + 1}
              aria-setsize={entries.length}
            >
              {renderCard(entry)}
            </div>
          ))}
        </GridRow>
      ))}
    </GridArea>
  );
}

/** The number of columns that CardGrid lays out, and the grid's offset from the top of the page in px. */
function useGridFit(grid: RefObject<HTMLDivElement | null>) {
  const [fit, setFit] = useState({ columns: 6, top: 0 });
  useLayoutEffect(() => {
    const measure = () => {
      if (!grid.current) return;
      const { top, width } = grid.current.getBoundingClientRect();
      setFit({ columns: columnsIn(width), top: top + window.scrollY });
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [grid]);
  return fit;
}

function columnsIn(width: number): number {
  if (window.innerWidth >= tokens.breakpoint.wide) return 6;
  if (window.innerWidth < tokens.breakpoint.tablet) return 2;
  return Math.max(1, Math.floor((width + cardGap) / (narrowestCard + cardGap)));
}

const GridArea = styled.div`
  position: relative;
`;

const GridRow = styled(CardGrid)`
  position: absolute;
  top: 0;
  left: 0;
  width: 100%;
  padding-bottom: ${cardGap}px;

  ${media.below.tablet} {
    padding-bottom: ${gapOnPhones}px;
  }
`;
