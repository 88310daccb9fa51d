import styled from 'styled-components';
import { tokens } from '../theme/tokens';

/** Lines of a payment: what is used, what is left. */
export const StepLines = styled.ul`
  margin-top: 12px;
  border-bottom: 1px solid ${tokens.on.hairline};
`;

/** A line: its name and figure, and under each a word about it. */
export const StepLine = styled.li`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 4px 16px;
  align-items: baseline;
  padding: 14px 0;
  border-top: 1px solid ${tokens.on.hairline};

  b {
    font-size: ${tokens.size.control};
    font-weight: 600;
  }

  strong {
    justify-self: end;
    font: 600 1.125rem / 1 ${tokens.font.display};
    font-variant-numeric: tabular-nums;
    color: ${tokens.on.gold};
  }

  strong[data-plain] {
    color: ${tokens.on.text};
  }

  /* A few words in the place of a figure. */
  em {
    justify-self: end;
    font-style: normal;
    text-align: right;
    color: ${tokens.on.muted};
  }

  > span {
    font-size: ${tokens.size.fine};
    color: ${tokens.on.muted};
  }
`;
