import styled from 'styled-components';
import { surfaceStyle } from '../theme/surfaces';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { Wrap } from '../ui/layout/Wrap';

export const Section = styled.section`
  ${surfaceStyle('ink')}
  padding-block: ${tokens.layout.section};
`;

export const Columns = styled(Wrap)`
  display: grid;
  grid-template-columns: 4fr 8fr;
  gap: ${tokens.layout.columnGap};
  align-items: start;

  ${media.below.laptop} {
    grid-template-columns: minmax(0, 1fr);
    gap: 32px;
  }
`;

export const Title = styled.h2`
  ${text.d2}
`;

export const Lead = styled.p`
  ${text.lead}
  max-width: 34ch;
  margin-top: 20px;
  color: ${tokens.on.muted};
`;

export const Magnitudes = styled.ul`
  margin: 36px 0 32px;

  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding: 13px 0;
    border-top: 1px solid ${tokens.on.hairline};
  }

  li:last-child {
    border-bottom: 1px solid ${tokens.on.hairline};
  }
`;

export const Count = styled.span`
  ${text.figure}
  font-size: ${tokens.size.control};
  color: ${tokens.on.muted};
`;

export const Shelf = styled.ul`
  display: grid;
  grid-template-columns: repeat(8, minmax(0, 1fr));
  grid-auto-rows: minmax(276px, auto);
  gap: 16px;

  li {
    grid-column: span 3;
  }

  li:first-child {
    grid-column: 1 / 6;
    grid-row: 1 / 3;
  }

  li:nth-child(5) {
    grid-column: span 5;
  }

  ${media.below.laptop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    grid-auto-rows: auto;
    gap: 12px;

    li,
    li:nth-child(5) {
      grid-column: auto;
    }

    li:first-child {
      grid-column: 1 / 3;
      grid-row: auto;
      min-height: 440px;
    }
  }
`;
