import styled from 'styled-components';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';

const { font, on, size } = tokens;

export const Date = styled.td`
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

/** A table; on phones each line is a small card of two rows. */
export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${size.control};

  th {
    padding: 0 16px 12px 0;
    border-bottom: 1px solid ${on.outline};
    font: 600 ${size.fine} / 1.3 ${font.body};
    text-align: left;
    color: ${on.muted};
  }
  td {
    height: 64px;
    padding: 12px 16px 12px 0;
    border-bottom: 1px solid ${tokens.line.paperSoft};
    vertical-align: middle;
  }
  b {
    margin-right: 6px;
    font-weight: 700;
  }
  [data-column='units'],
  [data-column='balance'] {
    text-align: right;
  }
  [data-column='balance'] {
    padding-right: 0;
  }

  ${media.below.laptop} {
    thead {
      display: none;
    }
    tr {
      display: grid;
      grid-template: 'what what units' 'date game balance' / auto minmax(0, 1fr) auto;
      gap: 2px 12px;
      align-items: baseline;
      padding: 14px 0;
      border-bottom: 1px solid ${tokens.line.paper};
    }
    td {
      height: auto;
      padding: 0;
      border: 0;
    }
    ${['date', 'what', 'game', 'units', 'balance'].map((column) => `[data-column='${column}'] { grid-area: ${column}; }`).join('\n')}
    [data-column='what'] > * {
      display: block;
    }
    [data-column='expires'],
    ${Thumb} {
      display: none;
    }
    [data-column='balance'] {
      font-size: ${size.small};
      color: ${on.muted};
    }
    [data-column='date'],
    [data-column='game'] {
      font-size: ${size.small};
      color: ${on.muted};
    }
  }
`;
