import styled from 'styled-components';
import { media, tokens } from '../../theme/tokens';

const { font, on, size } = tokens;

interface DataTableLook {
  /** The cells' `data-column` values that have a place on narrow screens. */
  $columns: readonly string[];
}

export const DataTable = styled.table<DataTableLook>`
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
  b {
    margin-right: 6px;
    font-weight: 700;
  }

  tr {
    break-inside: avoid;
  }

  ${media.below.laptop} {
    thead {
      display: none;
    }
    tr {
      display: grid;
      align-items: baseline;
      padding: 14px 0;
      border-bottom: 1px solid ${on.hairline};
    }
    td {
      padding: 0;
    }
    ${({ $columns }) => $columns.map((column) => `[data-column='${column}'] { grid-area: ${column}; }`).join('\n')}
  }
`;
