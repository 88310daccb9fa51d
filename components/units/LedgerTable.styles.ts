import styled from 'styled-components';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { DataTable } from '../ui/lists/DataTable';

const { font, on, size } = tokens;

export const DateCell = styled.td`
  color: ${on.muted};
`;

export const Reason = styled.span`
  color: ${on.muted};
`;

export const Figure = styled.td`
  font: 600 ${size.body} / 1.3 ${font.display};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  &[data-kind='earned'],
  &[data-kind='refunded'] {
    color: ${on.good};
  }
  &[data-kind='expired'] {
    color: ${on.bad};
  }
`;

export const GameCell = styled.span`
  display: flex;
  align-items: center;
  gap: 12px;
`;

export const Thumb = styled.span`
  flex: none;
  width: 36px;
  height: 36px;
  border-radius: ${tokens.radius.small};
  overflow: hidden;
`;

export const TransactionTable = styled(DataTable).attrs({ $columns: ['date', 'what', 'game', 'units', 'balance'] })`
  [data-column='units'],
  [data-column='balance'] {
    text-align: right;
  }
  [data-column='balance'] {
    padding-right: 0;
  }

  ${media.from.laptop} {
    td {
      height: 64px;
      padding: 12px 16px 12px 0;
      border-bottom: 1px solid ${tokens.line.paperSoft};
      vertical-align: middle;
    }
  }

  ${media.below.laptop} {
    tr {
      grid-template: 'what what units' 'date game balance' / auto minmax(0, 1fr) auto;
      gap: 2px 12px;
    }
    [data-column='what'] > * {
      display: block;
    }
    [data-column='expires'],
    ${Thumb} {
      display: none;
    }
    [data-column='balance'],
    [data-column='date'],
    [data-column='game'] {
      font-size: ${size.small};
      color: ${on.muted};
    }
  }
`;
