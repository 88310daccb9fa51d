import styled from 'styled-components';
import { tokens } from '../theme/tokens';

export const Cell = styled.div`
  display: grid;
  gap: 8px;
`;

export const Aside = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  text-align: center;
  text-wrap: balance;
  font-size: ${tokens.size.fine};
  font-variant-numeric: tabular-nums;
  color: ${tokens.on.muted};
`;

export const State = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  font: 600 ${tokens.size.small} / 1.3 ${tokens.font.display};

  &[data-good] {
    color: ${tokens.on.good};
  }
`;

export const Trouble = styled.p`
  font-size: ${tokens.size.fine};
  line-height: 1.4;
  color: ${tokens.on.bad};
`;
