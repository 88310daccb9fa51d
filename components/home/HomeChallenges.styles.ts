import styled from 'styled-components';
import { surfaceStyle } from '../theme/surfaces';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';

export const Section = styled.section`
  ${surfaceStyle('paper')}
  padding-block: ${tokens.layout.section};
`;

export const Head = styled.div`
  display: grid;
  grid-template-columns: 7fr 5fr;
  gap: ${tokens.layout.columnGap};
  align-items: end;
  margin-bottom: clamp(40px, 4.4vw, 64px);

  ${media.below.laptop} {
    grid-template-columns: 1fr;
    gap: 16px;
    margin-bottom: 32px;
  }
`;

export const Title = styled.h2`
  ${text.d2}
`;

export const Lead = styled.p`
  ${text.lead}
  color: ${tokens.on.muted};
`;

export const Kinds = styled.div`
  display: grid;
  grid-template-columns: 5fr 7fr;
  gap: 0 64px;
  margin-top: clamp(48px, 5vw, 72px);

  ul {
    margin: 20px 0;
  }

  ${media.below.laptop} {
    grid-template-columns: 1fr;
    gap: 48px;
  }
`;

export const Kind = styled.h3`
  ${text.d3}
  margin-bottom: 8px;
`;

export const KindLine = styled.p`
  max-width: 54ch;
  font-size: ${tokens.size.control};
  color: ${tokens.on.muted};
  text-wrap: balance;
`;
