import styled from 'styled-components';
import { tokens } from '../theme/tokens';

export const Heading = styled.h2`
  margin-top: 24px;
  font: 600 1.75rem / 1.15 ${tokens.font.display};
  letter-spacing: -0.015em;

  &:first-child {
    margin-top: 0;
    padding-right: 96px;
  }
`;

export const Instruction = styled.p`
  max-width: 44ch;
  margin: 12px 0 8px;
  color: ${tokens.on.muted};
`;

export const File = styled.p`
  margin-block: 8px 12px;
`;

/** What else the claim did. */
export const Also = styled.p`
  display: flex;
  gap: 10px;
  margin-top: 18px;
  font-size: ${tokens.size.small};
  line-height: 1.45;

  svg {
    color: ${tokens.on.good};
  }
`;

export const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: auto;
  padding-top: 24px;

  > :first-child {
    flex: 1;
  }
`;
