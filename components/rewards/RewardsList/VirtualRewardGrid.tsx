import { defaultRangeExtractor, useWindowVirtualizer, type Range, type VirtualItem } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import styled from 'styled-components';
import { withStorage } from '../../../services/http/withStorage';
import { media, tokens } from '../../theme/tokens';
import { cardGap, CardGrid, gapOnPhones, narrowestCard } from '../PlayerRewards/PlayerRewardsSkeleton';
import { itemId, type RewardEntry } from '../query/filters';

export interface Expansion {
  firstNew: number;
  /** The scroll position to keep, in px. */
  top: number;
}

export interface RewardGridProps {
  entries: readonly RewardEntry[];
  renderCard: (entry: RewardEntry) => ReactNode;
  /** Null once its first card is rendered. */
  expansion: Expansion | null;
  onFirstNew: (item: HTMLElement) => void;
}

/** A row's height in px before it is measured. */
const estimatedRowHeight = 302;
const mostColumns = 6;
/** Rows rendered above and below the window, so that Tab always reaches the next card. */
const overscanRows = 3;

/**
 * A virtualized grid for thousands of cards: renders only the rows near the window, and the row that has the focus.
 * `aria-posinset` and `aria-setsize` give the position of each card.
 */
export function VirtualRewardGrid(props: RewardGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const keptTop = useRef(props.expansion?.top);
  // The browser moves the page when this grid replaces the shorter one.
  useLayoutEffect(() => {
    if (keptTop.current !== undefined) window.scrollTo(0, keptTop.current);
  }, []);
  const fit = useGridFit(grid);
  // While it is measured the page must not get shorter than where the reader is.
  const height = fit ? undefined : Math.ceil(props.entries.length / mostColumns) * estimatedRowHeight;
  return (
    <div ref={grid} role="list" style={{ position: 'relative', height }}>
      {fit && <VirtualRows {...props} {...fit} />}
    </div>
  );
}

const gridKey = 'club_rewards_grid';

/**
 * Keeps the heights of the rows, by which Back and a reload find the same rows at the same position: the name of the grid,
 * then index and height of each row that was measured.
 */
function storeGrid(name: string, rows: readonly VirtualItem[]): void {
  const heights = rows.map(({ index, size }) => `${index}:${size}`);
  withStorage(() => sessionStorage.setItem(gridKey, [name, ...heights].join(' ')));
}

function storedRows(name: string): VirtualItem[] {
  const stored = withStorage(() => sessionStorage.getItem(gridKey));
  if (!stored?.startsWith(`${name} `)) return [];
  const rows = stored.slice(name.length + 1).split(' ');
  return rows.map((row) => {
    const [index = 0, size = estimatedRowHeight] = row.split(':').map(Number);
    return { key: index, index, size, start: 0, end: size, lane: 0 };
  });
}

function VirtualRows({ entries, renderCard, expansion, onFirstNew, columns, top }: RewardGridProps & GridFit) {
  const [heldRow, setHeldRow] = useState<number | null>(null);
  const rangeExtractor = useCallback(
    (range: Range) => {
      const near = defaultRangeExtractor(range);
      const isHeld = heldRow !== null && heldRow < range.count && !near.includes(heldRow);
      return isHeld ? [...near, heldRow].sort((a, b) => a - b) : near;
    },
    [heldRow],
  );
  const name = [columns, entries.length, entries[0]?.reward.rewardId].join(' ');
  const [knownRows] = useState(() => storedRows(name));
  const rows = useWindowVirtualizer({
    count: Math.ceil(entries.length / columns),
    estimateSize: () => estimatedRowHeight,
    overscan: overscanRows,
    scrollMargin: top,
    rangeExtractor,
    initialMeasurementsCache: knownRows,
  });
  useEffect(() => {
    const store = () => storeGrid(name, rows.takeSnapshot());
    window.addEventListener('pagehide', store);
    return () => {
      window.removeEventListener('pagehide', store);
      store();
    };
  }, [name, rows]);
  return (
    <div role="none" style={{ height: rows.getTotalSize() }} onBlur={() => setHeldRow(null)}>
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
              id={itemId(entry)}
              ref={(item) => (item && index * columns + place === expansion?.firstNew ? onFirstNew(item) : undefined)}
              role="listitem"
              aria-posinset={index * columns + place + 1}
              aria-setsize={entries.length}
            >
              {renderCard(entry)}
            </div>
          ))}
        </GridRow>
      ))}
    </div>
  );
}

interface GridFit {
  columns: number;
  /** The grid's offset from the top of the page in px. */
  top: number;
}

function useGridFit(grid: RefObject<HTMLDivElement | null>): GridFit | null {
  const [fit, setFit] = useState<GridFit | null>(null);
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
  if (window.innerWidth >= tokens.breakpoint.wide) return mostColumns;
  if (window.innerWidth < tokens.breakpoint.tablet) return 2;
  return Math.max(1, Math.floor((width + cardGap) / (narrowestCard + cardGap)));
}

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
