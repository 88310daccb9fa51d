import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { media, tokens } from '../../theme/tokens';
import { paintAfterPress } from '../browser/paintAfterPress';
import { scrollRowTo, scrollRowToFocus } from '../focus/scrollRowTo';

const { gutter } = tokens.layout;

interface PillStripProps {
  /** The selected value: its pill is scrolled into view when it changes, and on load. */
  chosen: string;
  children: ReactNode;
}

export function PillStrip({ chosen, children }: PillStripProps) {
  const ref = useRef<HTMLDivElement>(null);
  // Measuring forces a layout, so after a press it waits for the paint.
  useLayoutEffect(() => void paintAfterPress().then(() => scrollToChosen(ref.current)), [chosen]);
  return (
    <Strip ref={ref} onFocus={({ currentTarget, target }) => scrollRowToFocus(currentTarget, target)}>
      <Pills>{children}</Pills>
    </Strip>
  );
}

function scrollToChosen(strip: HTMLElement | null): void {
  const pill = strip?.querySelector("[aria-pressed='true']");
  if (strip && pill) scrollRowTo(strip, pill);
}

const Pills = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

/* The padding keeps the focus ring of a pill visible. */
const Strip = styled.div`
  min-width: 0;

  ${media.below.laptop} {
    width: calc(100% + ${gutter} + 4px);
    margin: -4px calc(-1 * ${gutter}) -4px -4px;
    padding: 4px 0 4px 4px;
    overflow-x: auto;
    scrollbar-width: none;

    ${Pills},
    ${Pills} > div {
      flex-wrap: nowrap;
      width: max-content;
    }
    ${Pills} {
      padding-right: ${gutter};
    }
  }
`;
