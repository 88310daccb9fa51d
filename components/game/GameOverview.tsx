import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { selectRewardsStatus, selectRewardsTotals } from '../../store/rewards/selectors';
import { selectStats, selectStatsStatus } from '../../store/stats/selectors';
import { useAppSelector } from '../../store/support/hooks';
import { SectionHead } from '../ui/sections/SectionHead';
import { ChallengeList } from '../challenges/ChallengeList';
import { StatsRow } from '../stats/StatsRow';
import { statsMessages } from '../stats/stats.messages';
import { media } from '../theme/media';
import { Cell, Grid } from '../ui/layout/Grid';
import { gameMessages, gameTemplates, sectionNames } from './game.messages';
import { GameNotOwned, GameSoon } from './GameClosed';
import { GameAbout } from './GameOverview.About';
import { OverviewAside } from './GameOverview.Aside';
import { RewardsByRarity } from './GameOverview.Rewards';
import { inOrderOfNext, isOpen } from './nextForPlayer';
import { SectionLink } from './SectionLink';
import type { GamePage } from './useGamePage';
import { usePlatformName } from './usePlatformName';

const mostChallenges = 3;

/** What is next in the game, and a look into every section. */
export function GameOverview({ page }: { page: GamePage }) {
  const { game, address, openSpaceId, isOwned } = page;
  return (
    <Columns>
      <Cell $span={8}>
        <Parts>
          {openSpaceId === null && <GameSoon game={game} />}
          {openSpaceId !== null && !isOwned && <GameNotOwned />}
          {openSpaceId !== null && isOwned && (
            <section>
              <SectionHead
                title={<FormattedMessage {...gameMessages.next} />}
                aside={<FormattedMessage {...gameMessages.nextNote} />}
                link={
                  <SectionLink address={address} section="challenges">
                    <FormattedMessage {...gameMessages.allChallenges} />
                  </SectionLink>
                }
              />
              <ChallengeList spaceId={openSpaceId} filter={isOpen} order={inOrderOfNext} most={mostChallenges} />
            </section>
          )}
          {openSpaceId !== null && <Rewards page={page} />}
          {openSpaceId !== null && isOwned && <Stats page={page} />}
        </Parts>
      </Cell>
      <Beside $span={4}>
        <OverviewAside page={page} />
      </Beside>
      <Cell $span={8}>
        <GameAbout game={game} />
      </Cell>
    </Columns>
  );
}

function Rewards({ page: { address } }: { page: GamePage }) {
  const totals = useAppSelector(selectRewardsTotals);
  const status = useAppSelector(selectRewardsStatus);
  if (status === 'failed' || (status === 'loaded' && totals.available === 0)) return null;
  return (
    <section>
      <SectionHead
        title={<FormattedMessage {...sectionNames.rewards} />}
        aside={status === 'loaded' && <FormattedMessage {...gameTemplates.ownedOf} values={totals} />}
        link={
          <SectionLink address={address} section="rewards">
            <FormattedMessage {...gameMessages.allRewards} />
          </SectionLink>
        }
      />
      <RewardsByRarity isWaiting={status !== 'loaded'} />
    </section>
  );
}

function Stats({ page: { game, address } }: { page: GamePage }) {
  const cards = useAppSelector(selectStats);
  const status = useAppSelector(selectStatsStatus);
  const nameOf = usePlatformName();
  if (!game.statsEnabled || status === 'failed' || (status === 'loaded' && cards.length === 0)) return null;
  return (
    <section>
      <SectionHead
        title={<FormattedMessage {...statsMessages.title} />}
        aside={<FormattedMessage {...gameTemplates.statsOn} values={{ platform: nameOf(game.platform) }} />}
        link={
          <SectionLink address={address} section="stats">
            <FormattedMessage {...gameMessages.allStats} />
          </SectionLink>
        }
      />
      <StatsRow cards={cards.length > 0 ? cards : null} />
    </section>
  );
}

/** The aside is as long as it is: what the game is follows the main column at once, and comes last on phones. */
const Columns = styled(Grid)`
  grid-template-rows: auto 1fr;
  row-gap: 40px;
`;

const Beside = styled(Cell)`
  ${media.from.laptop} {
    grid-row: span 2;
  }
`;

const Parts = styled.div`
  display: grid;
  gap: 40px;
`;
