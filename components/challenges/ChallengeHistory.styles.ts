import styled from 'styled-components';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { DataTable } from '../ui/lists/DataTable';
import { ListFooter } from '../ui/lists/ListFooter';

const { font, on, size } = tokens;

export const ChallengeTable = styled(DataTable).attrs({ $columns: ['what', 'game', 'reached', 'date', 'units'] })`
  [data-column='reached'],
  [data-column='date'] {
    color: ${on.muted};
  }
  [data-column='units'] {
    padding-right: 0;
    text-align: right;
  }

  ${media.from.laptop} {
    td {
      height: 60px;
      padding: 10px 16px 10px 0;
      border-bottom: 1px solid ${on.hairline};
    }
  }

  ${media.below.laptop} {
    tr {
      grid-template: 'what units' 'date reached' 'game .' / minmax(0, 1fr) auto;
      gap: 2px 16px;
    }
    td {
      font-size: ${size.small};
    }
    [data-column='what'] {
      font-size: ${size.control};
    }
    [data-column='game'] {
      color: ${on.muted};
    }
    [data-column='reached'] {
      text-align: right;
    }
  }
`;

export const Kind = styled.span`
  color: ${on.muted};
`;

export const UnitsCell = styled.td`
  color: ${on.muted};

  &[data-banked] {
    font: 600 ${size.body} / 1.3 ${font.display};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
    color: ${on.good};
  }
`;

export const HistoryFooter = styled(ListFooter)`
  margin-top: 20px;
`;

export const Waiting = styled.div`
  display: grid;
  gap: 40px;
  padding-block: 40px 20px;
`;
