import { type PropsWithChildren, useEffect, useState } from 'react';
import styled from 'styled-components';
import { ChallengesSkeleton } from '../challenges/ChallengeList';
import { media, tokens } from '../theme/tokens';
import { Loading, Skeleton } from '../ui/feedback/Skeleton';
import { Wrap } from '../ui/layout/Section';
import { Stack } from '../ui/layout/Stack';
import { useTexts } from '../ui/text/useTexts';
import { NextExpirySkeleton } from '../units/balance/NextExpiryLine';

const { card, large } = tokens.radius;

/** Height of the game played last, on wide screens and on phones. */
export const gameHeight = { wide: '312px', phone: '300px' } as const;

export const LevelSkeleton = () => <SizedSkeleton $wide={gameHeight.wide} $phone="225px" $radius={large} />;

export const GameSkeleton = () => <SizedSkeleton $wide={gameHeight.wide} $phone={gameHeight.phone} $radius={large} />;

/** For a part whose size, or whether there is one, is not known. */
export const PartSkeleton = () => <Skeleton $height="300px" $radius={card} />;

/** The page before the sign-in status is known: placeholders with the size of the parts. */
export function DashboardSkeleton() {
  const t = useTexts();
  return (
    <Loading label={t('dashboard.loading')}>
      <Sections>
        <FirstView>
          <PlayerArea $name="who">
            <LevelSkeleton />
            <NextExpirySkeleton />
          </PlayerArea>
          <Area $name="game">
            <GameSkeleton />
          </Area>
          <Area $name="week">
            <Stack $gap={6}>
              <Skeleton $height="28px" $width="240px" />
              <ChallengesSkeleton />
            </Stack>
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

/** How long what is below waits, in ms: what a part needs may never come. */
const patienceMs = 10_000;

/**
 * What is below a part that loads is not shown until that part has its content, so that the page only grows below what the
 * reader sees. It is there already, so that its requests do not wait.
 */
export function Sections({ children }: PropsWithChildren) {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return <SectionGrid data-in-order={!isLate || undefined}>{children}</SectionGrid>;
}

const SectionGrid = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 56px;
  padding-block: 32px 64px;

  ${media.below.laptop} {
    gap: 40px;
    padding-block: 24px 56px;
  }

  &[data-in-order] > :is([data-skeleton], :has([data-skeleton])) ~ *,
  &[data-in-order]:has([data-skeleton]) ~ * {
    display: none;
  }

  /* Without scripts nothing comes in place of the placeholders. A language is chosen in the footer, which keeps the focus. */
  @media (scripting: enabled) {
    main:has(&[data-in-order]):has([data-skeleton]) + div > footer:not(:focus-within) {
      display: none;
    }
  }
`;

export const FirstView = styled.div`
  display: grid;
  grid-template-areas: 'who' 'week' 'game' 'rail';
  grid-template-columns: minmax(0, 1fr);
  gap: 40px;
  /* The Tab key follows what is seen, which is another order on phones. */
  reading-flow: grid-rows;

  ${media.from.laptop} {
    grid-template-columns: repeat(${tokens.layout.columns}, minmax(0, 1fr));
    grid-template-areas:
      'who who who who game game game game game game game game'
      'week week week week week week week week rail rail rail rail';
    gap: 40px ${tokens.layout.columnGap};
  }

  /* On wide screens only the height of the last row changes. */
  ${media.below.laptop} {
    [data-in-order] > &:has(> [data-area='who'] [data-skeleton]) > :not([data-area='who']),
    [data-in-order] > &:has(> [data-area='week'] [data-skeleton]) > :is([data-area='game'], [data-area='rail']),
    [data-in-order] > & > [data-area='game']:has([data-skeleton]) ~ [data-area='rail'] {
      display: none;
    }

    /* In place of the other parts. */
    [data-in-order] > & > [data-area='who']:has([data-skeleton])::after {
      content: '';
      height: 480px;
      margin-top: 40px;
      border-radius: ${card};
      background: ${tokens.color.skeleton};
    }
  }
`;

interface AreaLook {
  $name: 'who' | 'game' | 'week' | 'rail';
}

export const Area = styled.div.attrs<AreaLook>(({ $name }) => ({ 'data-area': $name, style: { gridArea: $name } }))`
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

  [data-in-order] & > :is([data-skeleton], :has([data-skeleton])) ~ * {
    display: none;
  }
`;
