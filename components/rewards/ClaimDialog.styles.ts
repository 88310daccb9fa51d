import styled from 'styled-components';
import { tokens } from '../theme/tokens';

export const Instruction = styled.p`
  max-width: 44ch;
  margin: 12px 0 8px;
  color: ${tokens.on.muted};
`;

export const DownloadLink = styled.p`
  margin-block: 8px 12px;
`;

/** What else the claim did. */
export const OpenedReward = styled.p`
  display: flex;
  gap: 10px;
  margin-top: 18px;
  font-size: ${tokens.size.small};
  line-height: 1.45;

  svg {
    color: ${tokens.on.good};
  }
`;
