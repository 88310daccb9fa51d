import styled from 'styled-components';
import { tokens } from '../theme/tokens';

export const Legend = styled.p`
  display: flex;
  justify-content: space-between;
  gap: 16px;
  margin: 20px 0 8px;
  font-size: ${tokens.size.fine};
  color: ${tokens.on.muted};
`;

export const BalanceChange = styled.div`
  display: flex;
  align-items: end;
  gap: 28px;
  margin-top: 20px;

  p {
    font-size: ${tokens.size.fine};
    color: ${tokens.on.muted};
  }

  b {
    display: block;
    margin-top: 4px;
    font: 600 1.75rem / 1.1 ${tokens.font.display};
    font-variant-numeric: tabular-nums;
    color: ${tokens.on.text};
  }
`;

export const NothingLostNote = styled.p`
  display: flex;
  gap: 10px;
  margin-top: 18px;
  font-size: ${tokens.size.small};
  line-height: 1.45;
  color: #cfefdf;

  svg {
    color: ${tokens.on.good};
  }
`;

export const ErrorNotice = styled.p`
  display: flex;
  gap: 10px;
  margin-top: 18px;
  font-size: ${tokens.size.small};
  line-height: 1.45;
  color: ${tokens.on.bad};
`;
