import { useEffect } from 'react';
import { selectOwnedGames } from '../../store/catalog/selectors';
import { listRequested } from '../../store/catalog/slice';
import { useAppDispatch, usePlayerSelector } from '../../store/support/hooks';
import { balanceRequested } from '../../store/units/slice';
import { dashboardReads } from '../errors/playerReads';
import { usePageError } from '../errors/usePageError';
import { QuietErrors } from '../ui/feedback/PageError';
import { NextExpiryLine } from '../units/balance/NextExpiryLine';
import { LastGame } from './PlayedGames/LastGame';
import { DashboardNews } from './DashboardNews';
import { PlayedBefore } from './PlayedGames/PlayedBefore';
import { PlayingNow } from './PlayingNow';
import { Area, FirstView, Rail, Sections, PlayerArea } from './DashboardLayout';
import { UseSoon } from './UseSoon';
import { ThisWeek } from './ThisWeek/ThisWeek';
import { DashboardGoal } from './DashboardGoal';
import { DashboardWishlist } from './DashboardWishlist';
import { BadgeShowcase } from './BadgeShowcase';
import { PlayerSummary } from './PlayerSummary';
import { WithinReach } from './WithinReach/WithinReach';

/**
 * The player's first page: level, challenges to do now, rewards within reach, and what expires. Each part loads, fails
 * and retries on its own.
 */
export function DashboardScreen() {
  const dispatch = useAppDispatch();
  const hasGames = usePlayerSelector(selectOwnedGames).length > 0;
  const pageError = usePageError(dashboardReads);
  useEffect(() => {
    dispatch(balanceRequested());
    dispatch(listRequested({ list: 'lastPlayedGames' }));
    dispatch(listRequested({ list: 'ownedGames' }));
  }, [dispatch]);
  return (
    <QuietErrors isQuiet={pageError !== null}>
      <Sections>
        {pageError}
        <FirstView>
          <PlayerArea $name="who">
            <PlayerSummary />
            <NextExpiryLine />
          </PlayerArea>
          <Area $name="game">
            <LastGame />
          </Area>
          <Area $name="week">
            <ThisWeek />
          </Area>
          <Rail $name="rail">
            <UseSoon />
            <PlayingNow />
          </Rail>
        </FirstView>
        <PlayedBefore />
        {hasGames && <WithinReach />}
        <DashboardGoal />
        <DashboardWishlist />
        <BadgeShowcase />
      </Sections>
      <DashboardNews />
    </QuietErrors>
  );
}
