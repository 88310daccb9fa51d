import styled from 'styled-components';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';

export const Row = styled.li`
  border-top: 1px solid ${tokens.on.hairline};

  &:first-child {
    border-top: 0;
  }
`;

export const Line = styled.div`
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr) 216px 164px;
  gap: 20px;
  align-items: center;
  padding: 16px 20px 16px 16px;

  ${media.below.laptop} {
    grid-template-columns: 64px minmax(0, 1fr);
    gap: 16px;
    align-items: start;
    padding: 16px;

    > :nth-child(n + 3) {
      grid-column: 1 / -1;
    }
    [role='group'] svg {
      width: 100%;
      max-width: 264px;
      height: auto;
      margin-inline: auto;
    }
  }

  ${media.only.tablet} {
    grid-template-columns: 64px minmax(0, 1fr) 148px;

    > :nth-child(3) {
      grid-area: 2 / 2;
    }
    > :nth-child(4) {
      grid-area: 1 / 3 / span 2;
    }
    [role='group'] svg {
      margin-inline: 0;
    }
  }
`;

/** A scene fills its square; an emblem stands free in it. */
export const Thumb = styled.div<{ $isEmblem: boolean }>`
  aspect-ratio: 1;
  padding: ${({ $isEmblem }) => ($isEmblem ? '9%' : 0)};
  border-radius: ${tokens.radius.small};
  overflow: hidden;
  background: ${({ $isEmblem }) => ($isEmblem ? 'none' : tokens.color.ink800)};
`;

export const Name = styled.h3`
  ${text.rowTitle}
`;

export const Description = styled.p`
  margin-top: 4px;
  font-size: ${tokens.size.small};
  line-height: 1.45;
  color: ${tokens.on.muted};
`;
