import styled from 'styled-components';
import { media, tokens } from '../theme/tokens';
import { Loading, Skeleton } from '../ui/feedback/Skeleton';
import { Wrap } from '../ui/layout/Section';
import { useTexts } from '../ui/text/useTexts';

const { card, large } = tokens.radius;

/** Height of the game played last, on wide screens and on phones. */
export const gameHeight = { wide: '312px', phone: '300px' } as const;

export const LevelSkeleton = () => <SizedSkeleton $wide={gameHeight.wide} $phone="225px" $radius={large} />;

export const GameSkeleton = () => <SizedSkeleton $wide={gameHeight.wide} $phone={gameHeight.phone} $radius={large} />;

/** The page before the sign-in status is known: placeholders with the size of the parts. */
export function DashboardSkeleton() {
  const t = useTexts();
  return (
    <Loading label={t('dashboard.loading')}>
      <Sections>
        <FirstView>
          <Area $name="who">
            <LevelSkeleton />
          </Area>
          <Area $name="game">
            <GameSkeleton />
          </Area>
          <Area $name="week">
            <SizedSkeleton $wide="634px" $phone="1228px" $radius={card} />
          </Area>
          <Rail $name="rail">
            <Skeleton $height="262px" $radius={card} />
            <Skeleton $height="292px" $radius={card} />
          </Rail>
        </FirstView>
      </Sections>
    </Loading>
  );
}

const SizedSkeleton = styled(Skeleton)<{ $wide: string; $phone: string }>`
  height: ${({ $wide }) => $wide};

  ${media.below.laptop} {
    height: ${({ $phone }) => $phone};
  }
`;

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

export const Area = styled.div<{ $name: 'who' | 'game' | 'week' | 'rail' }>`
  grid-area: ${({ $name }) => $name};
  min-width: 0;
`;

/** The player's summary, and below it the next expiry where the header has no space for it. */
export const PlayerArea = styled(Area)`
  display: grid;
  grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
`;

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
