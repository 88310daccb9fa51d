import styled from 'styled-components';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';

export const CatalogueHeader = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 20px 24px;
  margin: 64px 0 24px;
`;

export const CatalogueTitle = styled.h3`
  ${text.d3}
`;

export const CountLine = styled.p`
  ${text.small}
  margin-top: 6px;
  color: ${tokens.on.muted};
`;

export const FilterRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;

  > :last-child {
    width: 200px;
  }
`;

export const CatalogueGrid = styled.ul<{ $isContinued?: boolean }>`
  margin-top: ${({ $isContinued }) => ($isContinued ? '16px' : '0')};
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  grid-auto-rows: minmax(314px, auto);
  gap: 16px;

  ${media.below.laptop} {
    grid-template-columns: repeat(auto-fill, minmax(148px, 1fr));
    grid-auto-rows: minmax(270px, auto);
    gap: 12px;
  }
`;

export const NoMatches = styled.p`
  max-width: 48ch;
  padding: 40px 0;
  color: ${tokens.on.muted};
`;

export const ProgressFooter = styled.div`
  display: grid;
  gap: 16px;
  justify-items: center;
  margin-top: 32px;

  p {
    ${text.small}
    font-variant-numeric: tabular-nums;
    color: ${tokens.on.muted};
  }
`;

export const ErrorPlace = styled.div`
  max-width: 480px;
  margin-top: 24px;
`;
