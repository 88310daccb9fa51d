import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../../theme/media';
import { tokens } from '../../theme/tokens';

const { gutter } = tokens.layout;

interface PillStripProps {
  /** What the pills have chosen: the chosen one is in view at once, also where the address has chosen it. */
  chosen: string;
  children: ReactNode;
}

/** Room for filter pills: on narrow screens they run off the edge of the page, and can be pushed. */
export function PillStrip({ chosen, children }: PillStripProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const strip = ref.current;
    const pill = strip?.querySelector("[aria-pressed='true']");
    if (!strip || !pill) return;
    const room = strip.getBoundingClientRect();
    const { left, right } = pill.getBoundingClientRect();
    const isInView = left >= room.left && right <= room.right;
    if (!isInView) strip.scrollLeft += (left + right - room.left - room.right) / 2;
  }, [chosen]);
  return (
    <Strip ref={ref}>
      <Pills>{children}</Pills>
    </Strip>
  );
}

const Pills = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

/* The padding leaves room for the ring of the pill in focus. */
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
