import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { Loading } from '../ui/feedback/Loading';
import { Skeleton } from '../ui/feedback/Skeleton';
import { ScrollRow } from '../ui/layout/ScrollRow';
import { dashboardMessages } from './dashboard.messages';
import { Area, FirstView, Rail, Sections } from './DashboardLayout';

const { card, large } = tokens.radius;

/** Height of the game played last, on wide screens and on phones. */
export const gameHeight = { wide: '312px', phone: '300px' } as const;

export const LevelSkeleton = () => (
  <SizedBox $wide={gameHeight.wide} $phone="225px">
    <Skeleton $height="100%" $radius={large} />
  </SizedBox>
);

export const GameSkeleton = () => (
  <SizedBox $wide={gameHeight.wide} $phone={gameHeight.phone}>
    <Skeleton $height="100%" $radius={large} />
  </SizedBox>
);

export const UseSoonSkeleton = () => <Skeleton $height="204px" $radius={card} />;

export const FriendsSkeleton = () => (
  <SkeletonRows aria-hidden>
    {[1, 2, 3, 4].map((row) => (
      <Skeleton key={row} $height="40px" />
    ))}
  </SkeletonRows>
);

export const RewardsSkeleton = ({ count }: { count: number }) => (
  <ScrollRow $columns={count} aria-hidden>
    {Array.from({ length: count }, (_, index) => (
      <Skeleton key={index} $height="284px" $radius={card} />
    ))}
  </ScrollRow>
);

/** The page before the sign-in status is known: placeholders with the size of the parts. */
export function DashboardSkeleton() {
  const { formatMessage } = useIntl();
  return (
    <Loading label={formatMessage(dashboardMessages.loading)}>
      <Sections>
        <FirstView>
          <Area $name="who">
            <LevelSkeleton />
          </Area>
          <Area $name="game">
            <GameSkeleton />
          </Area>
          <Area $name="week">
            <SizedBox $wide="634px" $phone="1228px">
              <Skeleton $height="100%" $radius={card} />
            </SizedBox>
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

const SizedBox = styled.div<{ $wide: string; $phone: string }>`
  height: ${({ $wide }) => $wide};

  ${media.below.laptop} {
    height: ${({ $phone }) => $phone};
  }
`;

const SkeletonRows = styled.div`
  display: grid;
  gap: 20px;
  padding: 10px 0;
`;
