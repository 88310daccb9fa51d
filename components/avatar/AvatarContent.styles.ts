import styled from 'styled-components';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';

const { on, space } = tokens;

export const Frame = styled.div`
  display: grid;
  grid-template-columns: 300px minmax(0, 1fr);
  min-height: min(584px, 100dvh - 34px);

  ${media.below.laptop} {
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    min-height: 100%;
  }
`;

export const Choosing = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[5]};
  min-width: 0;
  padding: 28px 32px 24px;

  ${media.below.laptop} {
    padding: 20px;
  }
`;

export const Title = styled.p`
  ${text.d3}
  padding-right: 96px;

  ${media.below.laptop} {
    padding-right: 0;
  }
`;

export const Lead = styled.p`
  padding-top: 6px;
  font-size: ${tokens.size.control};
  color: ${on.muted};
`;

export const Refusal = styled.p`
  ${text.small}
  color: ${on.bad};
`;
