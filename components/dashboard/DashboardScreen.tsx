import { Suspense } from 'react';
import { selectUserInfo } from '../../store/account/selectors';
import { listRequested } from '../../store/catalog/slice';
import { goalRequested } from '../../store/rewards/goal/slice';
import { useAppSelector, useRequests } from '../../store/support/hooks';
import { balanceRequested } from '../../store/units/slice';
import { usePageError, dashboardReads } from '../errors/usePageError';
import { clientPart } from '../ui/browser/clientPart';
import { lazyPart } from '../ui/browser/lazyPart';
import { QuietErrors } from '../ui/feedback/PageError';
import { useTexts } from '../ui/text/useTexts';
import { NextExpiryLine } from '../units/balance/NextExpiryLine';
import { DashboardNews } from './DashboardNews';
import { LastGame } from './PlayedGames/LastGame';
import { PlayingNow } from './PlayingNow';
import { Area, FirstView, Rail, Sections, PlayerArea } from './DashboardSkeleton';
import { UseSoon } from './UseSoon';
import { ThisWeek } from './ThisWeek/ThisWeek';
import { PlayerSummary } from './PlayerSummary';

const VerifyEmail = clientPart(() => import('../spend/VerifyEmail').then((module) => module.VerifyEmail));
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
  const isUnverified = useAppSelector((state) => selectUserInfo(state)?.emailVerified === false);
  return (
    <QuietErrors isQuiet={pageError !== null}>
      <Sections>
        {pageError}
        {isUnverified && <VerifyEmail>{t('payment.verify.earn')}</VerifyEmail>}
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
        <Suspense>
          <BelowFirstView />
        </Suspense>
      </Sections>
      <DashboardNews />
    </QuietErrors>
  );
}
