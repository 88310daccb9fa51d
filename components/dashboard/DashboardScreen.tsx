import { useEffect } from 'react';
import { selectOwnedGames } from '../../store/catalog/selectors';
import { listRequested } from '../../store/catalog/slice';
import { selectWishes } from '../../store/rewards/wishlist/selectors';
import { useAppDispatch, usePlayerSelector } from '../../store/support/hooks';
import { balanceRequested } from '../../store/units/slice';
import { usePageError, dashboardReads } from '../errors/usePageError';
import { ClubLink } from '../navigation/ClubLink';
import { Wishlist } from '../rewards/Wishlist/Wishlist';
import { wishesPerRow } from '../rewards/PlayerRewards/PlayerRewardsSkeleton';
import { ArrowLink } from '../ui/buttons/ArrowLink';
import { QuietErrors } from '../ui/feedback/PageError';
import { SectionHead } from '../ui/sections/SectionHead';
import { useTexts } from '../ui/text/useTexts';
import { NextExpiryLine } from '../units/balance/NextExpiryLine';
import { LastGame } from './PlayedGames/LastGame';
import { DashboardNews } from './DashboardNews';
import { PlayedBefore } from './PlayedGames/PlayedBefore';
import { PlayingNow } from './PlayingNow';
import { Area, FirstView, Rail, Sections, PlayerArea } from './DashboardSkeleton';
import { UseSoon } from './UseSoon';
import { ThisWeek } from './ThisWeek/ThisWeek';
import { DashboardGoal } from './DashboardGoal';
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

/** The player's wishlist, the nearest rewards first. Renders nothing for an empty wishlist. */
function DashboardWishlist() {
  const t = useTexts();
  const wishes = usePlayerSelector(selectWishes);
  if (wishes.length === 0) return null;
  const count = wishes.filter(({ availability }) => availability.kind === 'withinReach').length;
  return (
    <section>
      <SectionHead
        title={t('rewards.wishlist.title')}
        aside={t('rewards.wishlist.line', { count, total: wishes.length })}
        link={
          <ArrowLink as={ClubLink} to={{ page: 'rewards' }} $size="small">
            {t('dashboard.reach.all')}
          </ArrowLink>
        }
      />
      <Wishlist most={wishesPerRow} />
    </section>
  );
}
