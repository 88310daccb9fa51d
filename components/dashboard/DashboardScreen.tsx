import { Suspense, useEffect } from 'react';
import { selectUserInfo } from '../../store/account/selectors';
import { listRequested } from '../../store/catalog/slice';
import { goalRequested } from '../../store/rewards/goal/slice';
import { useAppSelector, useRequests } from '../../store/support/hooks';
import { balanceRequested } from '../../store/units/slice';
import { usePageError, dashboardReads } from '../errors/usePageError';
import { yearInSeason } from '../../store/year/rules';
import { clientPart } from '../ui/browser/clientPart';
import { lazyPart } from '../ui/browser/lazyPart';
import { loadAhead } from '../ui/browser/loadPart';
import { useOnceTrue } from '../ui/browser/useOnceTrue';
import { QuietErrors } from '../ui/feedback/PageError';
import { useTexts } from '../ui/text/useTexts';
import { useNow } from '../ui/time/useNow';
import { NextExpiryLine } from '../units/balance/NextExpiryLine';
import { LastGame } from './LastGame';
import { PlayingNow } from './PlayingNow';
import { Area, FirstView, PartSkeleton, Rail, Sections, PlayerArea } from './DashboardSkeleton';
import { UseSoon } from './UseSoon';
import { ThisWeek } from './ThisWeek/ThisWeek';
import { PlayerSummary } from './PlayerSummary';

const importVerifyEmail = () => import('../spend/VerifyEmail').then((module) => module.VerifyEmail);
// Nothing in its place: a placeholder would hide all else, which is below it.
const VerifyEmail = clientPart(importVerifyEmail);
const YearEntry = clientPart(() => import('../year/YearEntry').then((module) => module.YearEntry));
const DashboardNews = clientPart(() => import('./DashboardNews').then((module) => module.DashboardNews));
const BelowFirstView = lazyPart(() => import('./BelowFirstView').then((module) => module.BelowFirstView));

/**
 * The player's first page: level, challenges to do now, rewards within reach, and what expires. Each part loads, fails
 * and retries on its own. The code of what is below the first view loads once the player is known.
 */
export function DashboardScreen() {
  const t = useTexts();
  const pageError = usePageError(dashboardReads);
  useRequests(
    balanceRequested(),
    listRequested({ list: 'lastPlayedGames' }),
    listRequested({ list: 'ownedGames' }),
    goalRequested(),
  );
  const now = useNow();
  // It stands above all else, so its code is there before it is known whether it shows.
  useEffect(() => loadAhead(importVerifyEmail), []);
  // Once it is confirmed, it says so, until the player leaves the page.
  const wasUnverified = useOnceTrue(useAppSelector((state) => selectUserInfo(state)?.emailVerified === false));
  return (
    <QuietErrors isQuiet={pageError !== null}>
      <Sections>
        {pageError}
        {wasUnverified && <VerifyEmail>{t('payment.verify.earn')}</VerifyEmail>}
        {now !== null && yearInSeason(now) !== null && <YearEntry />}
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
        <Suspense fallback={<PartSkeleton />}>
          <BelowFirstView />
        </Suspense>
      </Sections>
      <DashboardNews />
    </QuietErrors>
  );
}
