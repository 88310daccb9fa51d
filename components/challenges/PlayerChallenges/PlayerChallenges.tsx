import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Challenge } from '../../../services/club/challenges';
import { selectListLoading, selectOwnedGames } from '../../../store/catalog/selectors';
import { listRequested } from '../../../store/catalog/slice';
import { summaryOf, weekEndOf } from '../../../store/challenges/rules';
import { useAppDispatch, usePlayerSelector } from '../../../store/support/hooks';
import { tokens } from '../../theme/tokens';
import { challengesReads } from '../../errors/playerReads';
import { usePageError } from '../../errors/usePageError';
import { QuietErrors } from '../../ui/feedback/PageError';
import { useFocusKept } from '../../ui/focus/useFocusKept';
import { Section } from '../../ui/layout/Section';
import { Wrap } from '../../ui/layout/Wrap';
import { WeekArc } from '../../ui/progress/WeekArc';
import { daysIntoWeek } from '../../ui/time/daysIntoWeek';
import { formatTimeLeft } from '../../ui/time/formatTimeLeft';
import { useNow } from '../../ui/time/useNow';
import { weekdayNames } from '../../ui/time/weekdayNames';
import { ActivateAll } from '../ActivateAll';
import { AutoBankOffer } from '../AutoBank/AutoBankOffer';
import { BankAll } from '../BankAll';
import { gameLookup } from '../ChallengeRows/ChallengeRows';
import { ChallengesFallback } from '../ChallengeRows/ChallengesFallback';
import { ChallengesSummary } from '../ChallengesSummary';
import { StartHere } from '../StartHere';
import { useChallenges } from '../useChallenges';
import { KindTabs } from './KindTabs';
import {
  Actions,
  Columns,
  RowsSkeleton,
  SummarySkeleton,
  PageTitle,
  PageHeader,
  WeekArcArea,
} from './PlayerChallengesSkeleton';
import { skeletonMessages } from './PlayerChallengesSkeleton.messages';

/** The player's challenges across all games, by kind, with their history. */
export function PlayerChallenges() {
  const dispatch = useAppDispatch();
  const { challenges, status, refresh } = useChallenges(null);
  const owned = usePlayerSelector(selectOwnedGames);
  const ownsNothing =
    usePlayerSelector((state) => selectListLoading(state, 'ownedGames').status) === 'loaded' && owned.length === 0;
  const [wasLoaded, setWasLoaded] = useState(status === 'loaded');
  if (status === 'loaded' && !wasLoaded) setWasLoaded(true);
  const pageError = usePageError(challengesReads);
  useEffect(() => {
    dispatch(listRequested({ list: 'ownedGames' }));
  }, [dispatch]);
  const ref = useFocusKept<HTMLDivElement>();
  const hasAny = challenges.length > 0;
  const isWaiting = !wasLoaded && status !== 'failed';
  return (
    <QuietErrors isQuiet={pageError !== null}>
      <PageHeader>
        <Wrap>
          <Columns>
            <div ref={ref}>
              <PageTitle>
                <FormattedMessage {...skeletonMessages.title} />
              </PageTitle>
              {hasAny ? <ChallengesSummary challenges={challenges} /> : isWaiting && <SummarySkeleton />}
              {hasAny && (
                <Actions>
                  <BankAll spaceId={null} size="normal" />
                  <ActivateAll
                    spaceId={null}
                    size="normal"
                    variant={summaryOf(challenges).bankable.count > 0 ? 'outline' : 'primary'}
                  />
                </Actions>
              )}
            </div>
            <ThisWeekArc challenges={challenges} />
          </Columns>
        </Wrap>
      </PageHeader>
      <Section $surface="ink" $space="player">
        <ListColumn>
          {pageError}
          <AutoBankOffer />
          {wasLoaded && hasAny && <KindTabs challenges={challenges} gameOf={gameLookup(owned)} />}
          {ownsNothing && <StartHere />}
          {isWaiting && <RowsSkeleton />}
          {!hasAny && !ownsNothing && !isWaiting && (
            <ChallengesFallback status={status} onRetry={refresh} headingLevel={2} />
          )}
        </ListColumn>
      </Section>
    </QuietErrors>
  );
}

/** The current point in the week. */
function ThisWeekArc({ challenges }: { challenges: readonly Challenge[] }) {
  const intl = useIntl();
  const now = useNow();
  const end = now === null ? null : weekEndOf(challenges, now);
  if (now === null || end === null) return <WeekArcArea />;
  const endsAt = Date.parse(end);
  return (
    <WeekArcArea>
      <WeekArc
        value={daysIntoWeek(endsAt, now)}
        dayNames={weekdayNames(intl.locale).narrow}
        label={formatTimeLeft(endsAt, now, intl, 'long')}
      />
    </WeekArcArea>
  );
}

const ListColumn = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[10]};
  min-height: 480px;
  align-content: start;
`;
