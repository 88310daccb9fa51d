import styled from 'styled-components';
import { coveringLink } from '../theme/mixins';
import { surfaceStyle } from '../theme/surfaces';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { Wrap } from '../ui/layout/Wrap';

export const Section = styled.section`
  ${surfaceStyle('paper')}
  padding-bottom: ${tokens.layout.section};
`;

export const Columns = styled(Wrap)`
  display: grid;
  grid-template-columns: 7fr 5fr;
  gap: 0 64px;
  padding-top: clamp(48px, 5vw, 72px);
  border-top: 1px solid ${tokens.on.hairline};

  time {
    font-size: ${tokens.size.small};
    font-variant-numeric: tabular-nums;
    color: ${tokens.on.muted};
  }

  ${media.below.laptop} {
    grid-template-columns: minmax(0, 1fr);
    gap: 24px;
  }
`;

export const Head = styled.div`
  display: flex;
  grid-column: 1 / -1;
  align-items: baseline;
  justify-content: space-between;
  gap: 24px;
  margin-bottom: 32px;

  ${media.below.laptop} {
    margin-bottom: 0;
  }
`;

export const Title = styled.h2`
  ${text.d3}
`;

export const Frame = styled.div`
  aspect-ratio: 16 / 9;
  border-radius: ${tokens.radius.card};
  overflow: hidden;
  background: ${tokens.color.ink800};
`;

export const Lead = styled.article`
  position: relative;

  time {
    display: block;
    margin: 20px 0 6px;
  }

  h3 {
    ${text.d3}
  }

  h3 a {
    ${coveringLink}
  }

  p {
    max-width: 56ch;
    margin-top: 10px;
    color: ${tokens.on.muted};
  }
`;

export const Line = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) 96px;
  gap: 20px;
  align-items: start;
  padding: 20px 0;
  border-top: 1px solid ${tokens.on.hairline};

  &:first-child {
    border-top: 0;
    padding-top: 0;
  }

  h3 {
    margin-top: 4px;
    font: 600 1.0625rem / 1.3 ${tokens.font.display};
  }

  h3 a {
    ${coveringLink}
  }

  ${media.below.laptop} {
    &:first-child {
      border-top: 1px solid ${tokens.on.hairline};
      padding-top: 20px;
    }
  }
`;

export const Thumb = styled.div`
  height: 72px;
  border-radius: ${tokens.radius.small};
  overflow: hidden;
  background: ${tokens.color.ink800};
`;
