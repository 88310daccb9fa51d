import styled from 'styled-components';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';

const { font, on, size } = tokens;

/** A table; on phones each challenge is a card of three lines. */
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
    height: 60px;
    padding: 10px 16px 10px 0;
    border-bottom: 1px solid ${on.hairline};
  }
  b {
    margin-right: 6px;
    font-weight: 700;
  }
  [data-column='reached'],
  [data-column='date'] {
    color: ${on.muted};
  }
  [data-column='units'] {
    padding-right: 0;
    text-align: right;
  }

  ${media.below.laptop} {
    thead {
      display: none;
    }
    tr {
      display: grid;
      grid-template: 'what units' 'date reached' 'game .' / minmax(0, 1fr) auto;
      gap: 2px 16px;
      align-items: baseline;
      padding: 14px 0;
      border-bottom: 1px solid ${on.hairline};
    }
    td {
      height: auto;
      padding: 0;
      border: 0;
      font-size: ${size.small};
    }
    ${['what', 'game', 'reached', 'date', 'units'].map((column) => `[data-column='${column}'] { grid-area: ${column}; }`).join('\n')}
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

export const Foot = styled.div`
  ${text.small}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 24px;
  margin-top: 20px;
  color: ${on.muted};

  button {
    color: ${on.text};
  }
`;

export const Failure = styled.p`
  margin-left: auto;
  color: ${on.bad};
`;

export const Waiting = styled.div`
  display: grid;
  gap: 40px;
  padding-block: 40px 20px;
`;
