import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { selectRewardsStatus, selectRewardsTotals } from '../../../store/rewards/selectors';
import { selectStats, selectStatsStatus } from '../../../store/stats/selectors';
import { usePlayerSelector } from '../../../store/support/hooks';
import { ChallengeList } from '../../challenges/ChallengeList';
import { sortByUrgency, isOpen } from '../../challenges/challengeOrder';
import { statsMessages } from '../../stats/stats.messages';
import { StatsRow } from '../../stats/StatsRow';
import { media } from '../../theme/media';
import { Grid, Cell } from '../../ui/layout/Grid';
import { SectionHead } from '../../ui/sections/SectionHead';
import { gameMessages, gameTemplates, sectionNames } from '../game.messages';
import { GameSoon } from '../GameNotices';
import type { GamePage } from '../useGamePage';
import { usePlatformName } from '../usePlatformName';
import { GameAbout } from './GameAbout';
import { OverviewAside } from './OverviewAside';
import { RewardsByRarity } from './RewardsByRarity';
import { SectionLink } from './SectionLink';

const maxChallenges = 3;

/** The next challenges, and a summary of each section. */
export function GameOverview({ page }: { page: GamePage }) {
  const { game, address, openSpaceId, isOwned } = page;
  return (
    <Columns>
      <Cell $span={8}>
        <MainColumn>
          {openSpaceId === null && <GameSoon game={game} />}
          {openSpaceId !== null && (
            <section>
              <SectionHead
                title={<FormattedMessage {...gameMessages.next} />}
                aside={<FormattedMessage {...(isOwned ? gameMessages.nextNote : gameMessages.activateFirst)} />}
                link={
                  <SectionLink address={address} section="challenges">
                    <FormattedMessage {...gameMessages.allChallenges} />
                  </SectionLink>
                }
              />
              <ChallengeList spaceId={openSpaceId} filter={isOpen} order={sortByUrgency} most={maxChallenges} />
            </section>
          )}
          {openSpaceId !== null && <RewardsPart page={page} />}
          {openSpaceId !== null && isOwned && <StatsPart page={page} />}
        </MainColumn>
      </Cell>
      <AsideCell $span={4}>
        <OverviewAside page={page} />
      </AsideCell>
      <Cell $span={8}>
        <GameAbout game={game} />
      </Cell>
    </Columns>
  );
}

function RewardsPart({ page: { address } }: { page: GamePage }) {
  const totals = usePlayerSelector(selectRewardsTotals);
  const status = usePlayerSelector(selectRewardsStatus);
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

function StatsPart({ page: { game, address } }: { page: GamePage }) {
  const cards = usePlayerSelector(selectStats);
  const status = usePlayerSelector(selectStatsStatus);
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

/** The aside spans both rows, so that the description directly follows the main column; on phones the description is last. */
const Columns = styled(Grid)`
  grid-template-rows: auto 1fr;
  row-gap: 40px;
`;

const AsideCell = styled(Cell)`
  ${media.from.laptop} {
    grid-row: span 2;
  }
`;

const MainColumn = styled.div`
  display: grid;
  gap: 40px;
`;
