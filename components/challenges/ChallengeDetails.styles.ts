import styled from 'styled-components';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';

const { font, on, radius, size } = tokens;

export const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 4fr) minmax(0, 7fr);
  gap: 24px 40px;
  margin: 0 16px 16px;
  padding: 20px 24px 24px;
  border-radius: ${radius.card};
  background-color: ${on.surface};

  ${media.below.laptop} {
    grid-template-columns: minmax(0, 1fr);
    padding: 20px 16px;
  }
`;

export const PartTitle = styled.h4`
  ${text.cardTitle}
  margin-bottom: 12px;
`;

/** What is asked for; what is missing is bright, the rest at rest. */
export const Asks = styled.ul`
  display: grid;
  gap: 10px;
  font-size: ${size.small};
  line-height: 1.45;

  li {
    display: grid;
    grid-template-columns: 16px minmax(0, 1fr);
    gap: 10px;
    color: ${on.muted};
  }
  svg {
    margin-top: 2px;
    color: ${on.good};
  }
  [data-missing] {
    font-weight: 600;
    color: ${on.text};
  }
  [data-missing] svg {
    color: ${on.gold};
  }
`;

/** A table; on phones each event is two lines. */
export const Events = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${size.small};
  line-height: 1.4;

  th {
    padding: 0 16px 8px 0;
    font: 600 ${size.least} / 1.3 ${font.body};
    text-align: left;
    color: ${on.muted};
  }
  td {
    padding: 9px 16px 9px 0;
    border-top: 1px solid ${on.hairline};
    vertical-align: baseline;
  }
  [data-column='when'],
  [data-column='where'] {
    color: ${on.muted};
  }
  th:last-child,
  [data-column='counted'] {
    padding-right: 0;
    text-align: right;
  }

  ${media.below.tablet} {
    thead {
      display: none;
    }
    tr {
      display: grid;
      grid-template: 'what counted' 'when where' / minmax(0, 1fr) auto;
      gap: 2px 16px;
      padding: 10px 0;
      border-top: 1px solid ${on.hairline};
    }
    td {
      padding: 0;
      border: 0;
    }
    ${['when', 'what', 'where', 'counted'].map((column) => `[data-column='${column}'] { grid-area: ${column}; }`).join('\n')}
    [data-column='where'] {
      text-align: right;
    }
  }
`;

export const Credit = styled.b`
  font: 600 ${size.control} / 1.3 ${font.display};
  font-variant-numeric: tabular-nums;
  color: ${on.good};
`;

export const Reason = styled.span`
  color: ${on.gold};
`;

export const Note = styled.p`
  max-width: 56ch;
  font-size: ${size.small};
  line-height: 1.5;
  color: ${on.muted};

  &[role='alert'] {
    margin-top: 12px;
    color: ${on.bad};
  }
`;

export const Waiting = styled.div`
  display: grid;
  gap: 18px;
  padding-block: 8px;
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 16px;

  /* The words of a quiet button line up with what stands over it. */
  > :only-child {
    margin-left: -16px;
  }
`;
