import styled from 'styled-components';
import { surfaceStyle } from '../theme/surfaces';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { Wrap } from '../ui/layout/Wrap';

export const Section = styled.section`
  ${surfaceStyle('paper')}
  position: relative;
  overflow: hidden;
  padding-top: ${tokens.layout.section};
`;

export const Columns = styled(Wrap)`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${tokens.layout.columnGap};
  align-items: end;

  ${media.below.laptop} {
    display: flex;
    flex-direction: column-reverse;
    align-items: stretch;
  }
`;

export const Stage = styled.div`
  position: relative;
  height: 600px;

  > [role='img'] {
    position: absolute;
    left: 88px;
    top: 0;
  }

  ${media.below.laptop} {
    height: 440px;

    > [role='img'] {
      left: 50%;
      width: 296px;
      height: 620px;
      margin-left: -148px;
    }
  }
`;

export const GlobeDrawing = styled.svg`
  position: absolute;
  left: -160px;
  bottom: -300px;
  max-width: none;
  stroke: rgba(11, 18, 33, 0.13);
`;

export const Words = styled.div`
  padding-bottom: ${tokens.layout.section};

  ${media.below.laptop} {
    padding-bottom: 48px;
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

export const Week = styled.ol`
  position: relative;
  display: grid;
  grid-template-columns: repeat(7, 1fr);
  max-width: 420px;
  margin-top: 36px;

  &::before {
    content: '';
    position: absolute;
    left: 8px;
    right: 8px;
    top: 11px;
    height: 1px;
    background: rgba(11, 18, 33, 0.24);
  }

  li {
    position: relative;
    display: grid;
    justify-items: center;
    gap: 12px;
    font: 500 ${tokens.size.fine} / 1 ${tokens.font.display};
    color: ${tokens.on.muted};
  }

  i {
    width: 7px;
    height: 7px;
    margin: 8px 0;
    border-radius: 50%;
    background: #8b90a3;
    outline: 4px solid ${tokens.on.surface};
  }

  svg {
    width: 23px;
    height: 23px;
    background: ${tokens.on.surface};
  }

  [data-today] {
    color: ${tokens.on.text};
    font-weight: 700;
  }
`;

export const Note = styled.p`
  ${text.small}
  max-width: 46ch;
  margin-top: 16px;
  color: ${tokens.on.muted};
`;

export const Reads = styled.div`
  max-width: 520px;
  margin-top: 36px;
  padding-top: 20px;
  border-top: 1px solid ${tokens.on.hairline};

  p {
    font-size: ${tokens.size.control};
    line-height: 1.7;
  }
`;
