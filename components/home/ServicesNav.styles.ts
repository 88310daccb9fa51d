import styled from 'styled-components';
import { surfaceStyle } from '../theme/surfaces';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';

export const Route = styled.nav`
  ${surfaceStyle('deep')}
  padding: 20px 0 80px;

  ${media.below.laptop} {
    padding: 8px 0 56px;
  }
`;

export const Stars = styled.ol`
  position: relative;
  display: grid;
  grid-template-columns: repeat(6, 1fr);

  ${media.below.laptop} {
    grid-template-columns: 1fr 1fr;
    column-gap: 32px;
  }

  ${media.below.tablet} {
    grid-template-columns: 1fr;

    &::before {
      content: '';
      position: absolute;
      left: 11.5px;
      top: 30px;
      bottom: 40px;
      width: 1px;
      background: ${tokens.line.strong};
    }
  }
`;

export const Stop = styled.li<{ $drop: number }>`
  position: relative;
  padding: ${({ $drop }) => $drop}px 20px 0 0;

  a {
    display: block;
  }

  ${media.below.laptop} {
    padding: 0;

    a {
      display: grid;
      grid-template-columns: 24px 1fr;
      column-gap: 20px;
      padding: 14px 0;
    }
  }
`;

export const LegDrawing = styled.svg`
  position: absolute;
  left: 32px;
  width: calc(100% - 44px);
  overflow: visible;
  fill: none;
  stroke: rgba(168, 179, 209, 0.42);

  ${media.below.laptop} {
    display: none;
  }
`;

export const Star = styled.svg`
  display: block;
  width: 24px;
  height: 24px;
  margin-left: -2px;

  ${media.below.laptop} {
    grid-row: 1 / 3;
    margin: 0;
    position: relative;
    background: ${tokens.on.surface};
  }
`;

export const Name = styled.span`
  display: block;
  margin-top: 16px;
  font: 600 1.1875rem / 1.25 ${tokens.font.display};

  a:hover > & {
    color: ${tokens.on.link};
  }

  ${media.below.laptop} {
    margin-top: 0;
  }
`;

export const Line = styled.span`
  ${text.small}
  display: block;
  max-width: 21ch;
  margin-top: 6px;
  color: ${tokens.on.muted};
  text-wrap: balance;

  ${media.below.laptop} {
    max-width: none;
    margin-top: 2px;
  }
`;
