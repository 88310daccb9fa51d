import styled from 'styled-components';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';

const columns = '220px minmax(0, 1fr) 120px 150px';

export const ColumnHeadings = styled.div`
  ${text.small}
  display: grid;
  grid-template-columns: ${columns};
  gap: 24px;
  padding-bottom: 10px;
  color: ${tokens.on.muted};

  span:nth-child(n + 3) {
    text-align: right;
  }

  ${media.below.laptop} {
    display: none;
  }
`;

export const RarityRows = styled.ul`
  li {
    display: grid;
    grid-template-columns: ${columns};
    gap: 24px;
    align-items: center;
    padding: 18px 0;
    border-top: 1px solid ${tokens.on.hairline};
  }

  li:last-child {
    border-bottom: 1px solid ${tokens.on.hairline};
  }

  p {
    max-width: 52ch;
    color: #c9d2ee;
  }

  ${media.below.laptop} {
    li {
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 8px 16px;
    }

    p {
      grid-row: 2;
    }
  }
`;

export const Count = styled.span`
  ${text.figure}
  position: relative;
  text-align: right;
  color: ${tokens.on.muted};
`;

export const Prices = styled.span`
  text-align: right;

  ${media.below.laptop} {
    align-self: end;
    font-size: ${tokens.size.small};
  }
`;
