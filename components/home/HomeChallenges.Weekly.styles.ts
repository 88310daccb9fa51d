import styled from 'styled-components';
import { surfaceStyle } from '../theme/surfaces';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';

export const Card = styled.article`
  ${surfaceStyle('ink')}
  position: relative;
  border-radius: ${tokens.radius.large};
  overflow: hidden;
  --muted: #c0cae6;

  ${media.below.laptop} {
    margin-inline: calc(-1 * (${tokens.layout.gutter} - 8px));
  }
`;

export const Scene = styled.div`
  position: absolute;
  inset: 0;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(
      90deg,
      #0b1122 4%,
      rgba(11, 17, 34, 0.9) 36%,
      rgba(11, 17, 34, 0.34) 60%,
      rgba(11, 17, 34, 0.62)
    );
  }

  ${media.below.laptop} {
    height: 300px;
    bottom: auto;

    &::after {
      background: linear-gradient(180deg, rgba(11, 17, 34, 0) 40%, #0b1122 96%);
    }
  }
`;

export const Columns = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
  gap: clamp(40px, 7vw, 104px);
  padding: clamp(24px, 4vw, 56px);

  p {
    max-width: 46ch;
    color: ${tokens.on.muted};
  }

  ${media.below.laptop} {
    grid-template-columns: minmax(0, 1fr);
    gap: 32px;
    padding: 236px 20px 28px;
  }

  ${media.below.tablet} {
    > :first-child > :last-child {
      width: 100%;
    }
  }
`;

export const Kind = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  font: 600 ${tokens.size.control} / 1.3 ${tokens.font.display};

  i {
    width: 1px;
    height: 14px;
    background: ${tokens.line.hover};
  }

  em {
    font-style: normal;
    color: ${tokens.on.muted};
  }
`;

export const Name = styled.h3`
  ${text.d3}
  max-width: 15em;
  margin: 16px 0 12px;
`;

export const Line = styled.div`
  margin: 28px 0 24px;
`;

export const Week = styled.div`
  display: grid;
  align-self: end;
  justify-items: center;
  min-height: 290px;

  ${media.noScript} {
    min-height: 0;
  }

  > svg {
    width: 100%;
    max-width: 420px;
  }

  p {
    margin: 14px 0 12px;
    font-size: ${tokens.size.control};
    font-weight: 600;
    color: ${tokens.on.text};
  }
`;
