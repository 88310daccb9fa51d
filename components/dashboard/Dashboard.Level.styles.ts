import styled from 'styled-components';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';

export const Card = styled.div`
  display: flex;
  flex-direction: column;
  gap: 24px;
  height: 100%;
`;

export const Who = styled.div`
  display: grid;
  grid-template-columns: 184px minmax(0, 1fr);
  gap: 24px;
  align-items: center;

  h1 {
    overflow-wrap: anywhere;
    font: 600 1.75rem / 1.1 ${tokens.font.display};
    letter-spacing: -0.015em;
  }

  img {
    width: 100%;
    height: 100%;
  }

  ${media.below.laptop} {
    --level-arc: 128px;
    grid-template-columns: var(--level-arc) minmax(0, 1fr);
    gap: 16px;

    h1 {
      font-size: 1.375rem;
    }
  }
`;

export const Xp = styled.p`
  margin-top: 12px;
  font: 600 1.125rem / 1.2 ${tokens.font.display};
  font-variant-numeric: tabular-nums;

  span {
    font-weight: 500;
    color: ${tokens.on.muted};
  }

  ${media.below.laptop} {
    margin-top: 8px;
    font-size: ${tokens.size.control};
  }
`;

export const Next = styled.p`
  margin-top: 4px;
  font-size: ${tokens.size.control};
  color: ${tokens.on.muted};

  b {
    font-weight: 700;
    color: ${tokens.color.xp};
  }

  span {
    display: block;
  }

  ${media.below.laptop} {
    font-size: ${tokens.size.fine};
  }
`;

export const Counts = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  margin-top: auto;
  border-block: 1px solid ${tokens.on.hairline};

  > div {
    display: flex;
    flex-direction: column-reverse;
    padding: 14px 0 14px 16px;
    border-left: 1px solid ${tokens.on.hairline};
  }

  > div:first-child {
    padding-left: 0;
    border-left: 0;
  }

  dt {
    font-size: ${tokens.size.fine};
    color: ${tokens.on.muted};
  }

  dd {
    font: 600 1.25rem / 1.1 ${tokens.font.display};
    font-variant-numeric: tabular-nums;
  }
`;
