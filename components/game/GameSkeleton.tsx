import styled from 'styled-components';
import type { GameSection } from '../../routes';
import type { GameAddress } from '../../store/game/rules';
import { tokens } from '../theme/tokens';
import { Loading, Skeleton } from '../ui/feedback/Skeleton';
import { Columns } from '../ui/layout/Columns';
import { Stack } from '../ui/layout/Stack';
import { Wrap } from '../ui/layout/Section';
import { useTexts } from '../ui/text/useTexts';
import { VisuallyHidden } from '../ui/text/VisuallyHidden';
import { ActionsSkeleton } from './GameHero/GameActions';
import { Actions, Art, Column, HeroHeader, HeroFooter } from './GameHero/GameHero.styles';
import { GameTabs } from './GameTabs';

export interface GamePlace {
  address: GameAddress;
  section: GameSection;
}

export function GameSkeleton({ address, section }: GamePlace) {
  const t = useTexts();
  const isCompact = section !== 'overview';
  return (
    <>
      <HeroHeader as="div" $isCompact={isCompact}>
        <Art $isCompact={isCompact} />
        <Column $isCompact={isCompact}>
          <VisuallyHidden as="h1">{t('pages.game.title')}</VisuallyHidden>
          <Skeleton $width={isCompact ? '240px' : '400px'} $height="64px" />
          {!isCompact && (
            <>
              <Stack $gap={2} $above={5}>
                <Skeleton $width="360px" $height="22px" />
                <Skeleton $width="300px" $height="22px" />
              </Stack>
              <Actions>
                <ActionsSkeleton />
              </Actions>
              <HeroFooter>
                <Skeleton $width="420px" $height="52px" />
              </HeroFooter>
            </>
          )}
        </Column>
      </HeroHeader>
      <GameTabs address={address} section={section} />
      <GameBody>
        <Loading label={t('game.loading')}>{isCompact ? <SectionSkeleton /> : <OverviewSkeleton />}</Loading>
      </GameBody>
    </>
  );
}

/** In place of a section other than the overview. */
export const SectionSkeleton = () => <Skeleton $height="520px" $radius={tokens.radius.card} />;

const OverviewSkeleton = () => (
  <Columns $widths="8fr 4fr" $stackedGap="32px">
    <Stack $gap={5}>
      <Skeleton $width="220px" $height="32px" />
      <Skeleton $height="320px" $radius={tokens.radius.card} />
      <Skeleton $width="160px" $height="32px" />
      <Skeleton $height="168px" $radius={tokens.radius.card} />
    </Stack>
    <Stack $gap={5}>
      <Skeleton $width="200px" $height="32px" />
      <Skeleton $height="248px" $radius={tokens.radius.card} />
      <Skeleton $width="120px" $height="32px" />
      <Skeleton $height="108px" $radius={tokens.radius.card} />
    </Stack>
  </Columns>
);

export const GameBody = styled(Wrap)`
  padding-block: 40px 72px;
`;
