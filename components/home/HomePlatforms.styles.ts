import styled from 'styled-components';
import { surfaceStyle } from '../theme/surfaces';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { Wrap } from '../ui/layout/Wrap';

export const Section = styled.section`
  ${surfaceStyle('paper')}
  padding-block: ${tokens.layout.section};
`;

export const Columns = styled(Wrap)`
  display: grid;
  grid-template-columns: 4fr 8fr;
  gap: ${tokens.layout.columnGap};
  align-items: end;

  ${media.below.laptop} {
    grid-template-columns: 1fr;
    gap: 40px;
  }
`;

export const Title = styled.h2`
  ${text.d2}
`;

export const Lead = styled.p`
  ${text.lead}
  margin-top: 20px;
  color: ${tokens.on.muted};
`;

export const Chart = styled.svg`
  width: 100%;
  height: auto;
  overflow: visible;

  ${media.below.laptop} {
    stroke-width: 2.5;
  }
`;

export const Devices = styled.ul`
  display: grid;
  grid-template-columns: repeat(5, 1fr);
  text-align: center;

  li {
    display: grid;
    justify-items: center;
    align-content: start;
    gap: 10px;
    padding-top: 16px;
    font: 600 ${tokens.size.body} / 1.3 ${tokens.font.display};
  }

  ${media.below.laptop} {
    margin-inline: -8px;

    li {
      gap: 6px;
      font-size: ${tokens.size.fine};
      line-height: 1.25;
    }
  }
`;
