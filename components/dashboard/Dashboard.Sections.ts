import styled from 'styled-components';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { Wrap } from '../ui/layout/Wrap';

/** The column of the dashboard's parts. */
export const Sections = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 56px;
  padding-block: 32px 64px;

  ${media.below.laptop} {
    gap: 40px;
    padding-block: 24px 56px;
  }
`;

/** Areas of the first view. On a phone what can be done now comes before the game that was played last. */
export const FirstView = styled.div`
  display: grid;
  grid-template-areas: 'who' 'week' 'game' 'rail';
  grid-template-columns: minmax(0, 1fr);
  gap: 40px;

  ${media.from.laptop} {
    grid-template-columns: repeat(${tokens.layout.columns}, minmax(0, 1fr));
    grid-template-areas:
      'who who who who game game game game game game game game'
      'week week week week week week week week rail rail rail rail';
    gap: 40px ${tokens.layout.columnGap};
  }
`;

/** One of them. */
export const Area = styled.div<{ $name: 'who' | 'game' | 'week' | 'rail' }>`
  grid-area: ${({ $name }) => $name};
  min-width: 0;
`;

/** Who the player is, and under it what expires next where the header has no room for that. */
export const Who = styled(Area)`
  display: grid;
  grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
`;

/** Parts under each other beside the challenges. */
export const Rail = styled(Area)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 40px 24px;
  align-content: start;

  ${media.from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.from.laptop} {
    grid-template-columns: minmax(0, 1fr);
    gap: 24px;
  }
`;
