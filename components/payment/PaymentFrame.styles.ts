import styled from 'styled-components';
import { media } from '../theme/media';
import { tokens, type RarityColour } from '../theme/tokens';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: 360px minmax(0, 1fr);
  min-height: 588px;

  ${media.below.laptop} {
    grid-template-columns: minmax(0, 1fr);
    min-height: 0;
  }
`;

export const Well = styled.div<{ $light: RarityColour | 'gold' }>`
  position: relative;
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border-right: 1px solid ${tokens.line.hairline};
  background:
    radial-gradient(
      90% 70% at 50% 38%,
      color-mix(in srgb, ${({ $light }) => tokens.colour[$light]} 22%, transparent),
      transparent 70%
    ),
    ${tokens.colour.ink950};

  > img,
  > svg {
    margin: 44px auto 24px;
  }

  ${media.below.laptop} {
    border-right: 0;
    border-bottom: 1px solid ${tokens.line.hairline};

    > img,
    > svg {
      width: 132px;
      height: 132px;
      margin: 24px auto 12px;
    }
  }
`;

export const About = styled.div`
  position: relative;
  margin-top: auto;
  padding: 0 28px 28px;

  h3 {
    margin-top: 12px;
    font: 600 1.5rem / 1.15 ${tokens.font.display};
    letter-spacing: -0.012em;
  }

  p {
    margin-top: 8px;
    font-size: ${tokens.size.small};
    line-height: 1.5;
    color: ${tokens.on.muted};
  }

  ${media.below.laptop} {
    padding: 0 20px 20px;
  }
`;

export const Body = styled.div`
  display: flex;
  flex-direction: column;
  padding: 28px 36px;

  ${media.below.laptop} {
    padding: 20px;
  }
`;

export const Steps = styled.ol`
  display: flex;
  gap: 12px;
  font-size: ${tokens.size.fine};
  font-weight: 600;
  color: ${tokens.on.muted};

  li {
    display: inline-flex;
    align-items: center;
    gap: 8px;
  }

  li + li::before {
    content: '';
    width: 56px;
    height: 2px;
    margin-right: 4px;
    background: ${tokens.line.outline};
  }

  [aria-current] {
    color: ${tokens.on.text};
  }
`;
