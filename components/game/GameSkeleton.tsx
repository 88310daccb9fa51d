import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { GameSection } from '../../routes';
import type { GameAddress } from '../../store/game/rules';
import { tokens } from '../theme/tokens';
import { Cell, Grid } from '../ui/layout/Grid';
import { Loading } from '../ui/feedback/Loading';
import { Skeleton } from '../ui/feedback/Skeleton';
import { VisuallyHidden } from '../ui/text/VisuallyHidden';
import { pageTitles } from '../head/pages.messages';
import { gameMessages } from './game.messages';
import { ActionsWaiting } from './GameHero.Actions';
import { Actions, Art, Column, Frame, Low } from './GameHero.styles';
import { GameBody } from './GameScreen.styles';
import { GameTabs } from './GameTabs';

interface GameSkeletonProps {
  address: GameAddress;
  section: GameSection;
}

/** The page of a game in its true size, before anything of it is known: what is prerendered. */
export function GameSkeleton({ address, section }: GameSkeletonProps) {
  const { formatMessage } = useIntl();
  const isCompact = section !== 'overview';
  return (
    <>
      <Frame as="div" $isCompact={isCompact}>
        <Art $isCompact={isCompact} />
        <Column $isCompact={isCompact}>
          <VisuallyHidden as="h1">{formatMessage(pageTitles.game)}</VisuallyHidden>
          <Skeleton $width={isCompact ? '240px' : '400px'} $height="64px" />
          {!isCompact && (
            <>
              <Words>
                <Skeleton $width="360px" $height="22px" />
                <Skeleton $width="300px" $height="22px" />
              </Words>
              <Actions>
                <ActionsWaiting />
              </Actions>
              <Low>
                <Skeleton $width="420px" $height="52px" />
              </Low>
            </>
          )}
        </Column>
      </Frame>
      <GameTabs address={address} section={section} />
      <GameBody>
        <Loading label={formatMessage(gameMessages.loading)}>
          {isCompact ? <Skeleton $height="520px" $radius={tokens.radius.card} /> : <OverviewWaiting />}
        </Loading>
      </GameBody>
    </>
  );
}

const OverviewWaiting = () => (
  <Grid>
    <Cell $span={8}>
      <Stack>
        <Skeleton $width="220px" $height="32px" />
        <Skeleton $height="320px" $radius={tokens.radius.card} />
        <Skeleton $width="160px" $height="32px" />
        <Skeleton $height="168px" $radius={tokens.radius.card} />
      </Stack>
    </Cell>
    <Cell $span={4}>
      <Stack>
        <Skeleton $width="200px" $height="32px" />
        <Skeleton $height="248px" $radius={tokens.radius.card} />
        <Skeleton $width="120px" $height="32px" />
        <Skeleton $height="108px" $radius={tokens.radius.card} />
      </Stack>
    </Cell>
  </Grid>
);

const Words = styled.div`
  display: grid;
  gap: 8px;
  margin-top: 20px;
`;

const Stack = styled.div`
  display: grid;
  gap: 20px;
`;
