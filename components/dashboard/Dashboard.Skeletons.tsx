import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { ScrollRow } from '../ui/layout/ScrollRow';
import { Loading } from '../ui/feedback/Loading';
import { Skeleton } from '../ui/feedback/Skeleton';
import { Area, FirstView, Rail, Sections } from './Dashboard.Sections';
import { dashboardMessages } from './dashboard.messages';

const { card, large } = tokens.radius;

/** Height of the last played game, in px, and on a phone. */
export const gameHeight = { wide: '312px', phone: '300px' } as const;

/** The places of the parts while what belongs there is on its way. */
export const LevelSkeleton = () => (
  <Tall $wide={gameHeight.wide} $phone="225px">
    <Skeleton $height="100%" $radius={large} />
  </Tall>
);

export const GameSkeleton = () => (
  <Tall $wide={gameHeight.wide} $phone={gameHeight.phone}>
    <Skeleton $height="100%" $radius={large} />
  </Tall>
);

export const UseSoonSkeleton = () => <Skeleton $height="204px" $radius={card} />;

export const FriendsSkeleton = () => (
  <Rows aria-hidden>
    {[1, 2, 3, 4].map((row) => (
      <Skeleton key={row} $height="40px" />
    ))}
  </Rows>
);

export const RewardsSkeleton = ({ count }: { count: number }) => (
  <ScrollRow $columns={count} aria-hidden>
    {Array.from({ length: count }, (_, index) => (
      <Skeleton key={index} $height="284px" $radius={card} />
    ))}
  </ScrollRow>
);

/** The page before it is known who is here: the same places, empty. */
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
            <Tall $wide="634px" $phone="1228px">
              <Skeleton $height="100%" $radius={card} />
            </Tall>
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

const Tall = styled.div<{ $wide: string; $phone: string }>`
  height: ${({ $wide }) => $wide};

  ${media.below.laptop} {
    height: ${({ $phone }) => $phone};
  }
`;

const Rows = styled.div`
  display: grid;
  gap: 20px;
  padding: 10px 0;
`;
