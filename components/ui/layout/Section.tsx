import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { onSurface, type Surface } from '../../theme/onSurface';
import { media, tokens } from '../../theme/tokens';

const paddings = {
  visitor: tokens.layout.section,
  player: tokens.layout.playerSection,
} as const;

interface BandLook {
  $surface?: Surface;
  $space?: keyof typeof paddings;
}

/** A full-width band on a surface of its own; its content takes that surface's colors. Give it a heading or an aria-label. */
export const Band = styled.section.attrs<BandLook>(({ $surface = 'deep' }) => onSurface($surface))`
  position: relative;
  padding-block: ${({ $space = 'visitor' }) => paddings[$space]};
  overflow: hidden;
`;

const { content, gutter } = tokens.layout;

/** The centered content column of a section, 1280 px wide at most. */
export const Wrap = styled.div`
  position: relative;
  width: min(${content}, 100% - 2 * ${gutter});
  margin-inline: auto;
`;

/** A band with the content column in it. */
export const Section = ({ children, ...band }: ComponentProps<typeof Band>) => (
  <Band {...band}>
    <Wrap>{children}</Wrap>
  </Band>
);

interface TopBandLook {
  /** The space below its content, on wide screens and on narrow ones. */
  $end: readonly [wide: string, narrow: string];
}

/** The first section of a player's page. It starts below the header, which overlays the page. */
export const TopSection = ({ children, ...band }: ComponentProps<typeof TopBand>) => (
  <TopBand {...band}>
    <Wrap>{children}</Wrap>
  </TopBand>
);

const TopBand = styled.section.attrs(onSurface('deep'))<TopBandLook>`
  padding-block: calc(${tokens.header.desktop}px + 40px) ${({ $end }) => $end[0]};

  ${media.below.desktop} {
    padding-block: calc(${tokens.header.phone}px + 28px) ${({ $end }) => $end[1]};
  }
`;
