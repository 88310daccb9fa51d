import { useState } from 'react';
import styled from 'styled-components';
import type { Challenge } from '../../../services/club/challenges';
import { selectListLoading, selectOwnedGames } from '../../../store/catalog/selectors';
import { listRequested } from '../../../store/catalog/slice';
import {
  weekEndOf,
  challengeKinds,
  isWeekDone,
  kindOf,
  stepOf,
  type ChallengeKind,
} from '../../../store/challenges/rules';
import { usePlayerSelector, useRequests } from '../../../store/support/hooks';
import { useAddress } from '../../navigation/address';
import { tokens } from '../../theme/tokens';
import { usePageError, challengesReads } from '../../errors/usePageError';
import { useOnceTrue } from '../../ui/browser/useOnceTrue';
import { Button } from '../../ui/buttons/Button';
import { QuietErrors } from '../../ui/feedback/PageError';
import { useFocusKept } from '../../ui/focus/useFocusKept';
import { useFocusOnMore } from '../../ui/focus/useFocusOnMore';
import { Columns } from '../../ui/layout/Columns';
import { Section, TopSection } from '../../ui/layout/Section';
import { Stack } from '../../ui/layout/Stack';
import { WeekArc } from '../../ui/progress/WeekArc';
import { HeroActions } from '../../ui/sections/Hero';
import { Tabs } from '../../ui/tabs/Tabs';
import { useTexts } from '../../ui/text/useTexts';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { useNow } from '../../ui/time/useNow';
import { AutoBankOffer } from '../AutoBank';
import { ChallengeHistory } from '../ChallengeHistory/ChallengeHistory';
import { ChallengeRows } from '../ChallengeRows/ChallengeRows';
import { ChallengesSummary, AllAtOnce } from '../ChallengesSummary';
import { StartHere } from '../StartHere';
import { useChallenges, useFirst, ChallengesFallback, WeekDone } from '../ChallengeList';
import {
  headerColumns,
  RowsSkeleton,
  SummaryArea,
  SummarySkeleton,
  PageTitle,
  WeekArcArea,
} from './PlayerChallengesSkeleton';

export function PlayerChallenges() {
  const t = useTexts();
  const { challenges, status, refresh } = useChallenges(null);
  const owned = usePlayerSelector(selectOwnedGames);
  const ownsNothing =
    usePlayerSelector((state) => selectListLoading(state, 'ownedGames').status) === 'loaded' && owned.length === 0;
  const wasLoaded = useOnceTrue(status === 'loaded');
  const pageError = usePageError(challengesReads);
  useRequests(listRequested({ list: 'ownedGames' }));
  const hasAny = challenges.length > 0;
  const isWaiting = !wasLoaded && status !== 'failed';
  return (
    <QuietErrors isQuiet={pageError !== null}>
      <TopSection $end={['40px', '28px']}>
        <Columns {...headerColumns}>
          <div>
            <PageTitle>{t('challenges.player.title')}</PageTitle>
            <SummaryArea>
              {hasAny ? <ChallengesSummary challenges={challenges} /> : isWaiting && <SummarySkeleton />}
            </SummaryArea>
          </div>
          <ThisWeekArc challenges={challenges} />
        </Columns>
      </TopSection>
      <Section $surface="ink" $space="player">
        <Stack $gap={10} style={listColumn}>
          {pageError}
          <AutoBankOffer />
          {wasLoaded && hasAny && <ActionsAndKinds challenges={challenges} />}
          {ownsNothing && !isWaiting && <StartHere />}
          {isWaiting && <RowsSkeleton />}
          {!hasAny && !ownsNothing && !isWaiting && (
            <ChallengesFallback status={status} onRetry={refresh} headingLevel={2} />
          )}
        </Stack>
      </Section>
    </QuietErrors>
  );
}

/** The buttons come with the list: how many there are, and so their height on phones, is not known before. */
function ActionsAndKinds({ challenges }: { challenges: readonly Challenge[] }) {
  const ref = useFocusKept<HTMLDivElement>();
  const toDo = challenges.map(stepOf).filter((step) => step === 'activate' || step === 'bank');
  // Once there was room for the buttons, it stays until nothing is left to press: banking and activating move no list.
  const hasActions = useOnceTrue(toDo.length > 1 || toDo.includes('activate')) && toDo.length > 0;
  return (
    <Stack $gap={6} ref={ref}>
      {hasActions && (
        <Actions>
          <AllAtOnce spaceId={null} size="normal" isMain />
        </Actions>
      )}
      <KindTabs challenges={challenges} />
    </Stack>
  );
}

const Actions = styled(HeroActions)`
  min-height: ${tokens.control.normal};
  margin-top: 0;
`;

function ThisWeekArc({ challenges }: { challenges: readonly Challenge[] }) {
  const now = useNow();
  const end = now === null ? null : weekEndOf(challenges, now);
  return <WeekArcArea>{now !== null && end !== null && <WeekArc endsAt={Date.parse(end)} now={now} />}</WeekArcArea>;
}

const listColumn = { gridTemplateColumns: 'minmax(0, 1fr)', minHeight: 480, alignContent: 'start' };

const shownAtFirst = 8;

function KindTabs({ challenges }: { challenges: readonly Challenge[] }) {
  const t = useTexts();
  const ofKind = (kind: ChallengeKind) => challenges.filter((challenge) => kindOf(challenge) === kind);
  const hasBankable = (kind: ChallengeKind) => ofKind(kind).some(({ status }) => status === 'completed');
  const [initialKind] = useState(() => challengeKinds.find(hasBankable) ?? 'weekly');
  const { query, change } = useAddress();
  const chosen = [...challengeKinds, 'history' as const].find((kind) => kind === query.get('kind')) ?? initialKind;
  const kinds = challengeKinds.map((kind) => ({
    value: kind,
    label: t(`challenges.types.${kind}`),
    count: ofKind(kind).length,
    mark: hasBankable(kind) ? t('challenges.toBank.mark') : undefined,
    content: <KindList kind={kind} challenges={ofKind(kind)} />,
  }));
  const history = {
    value: 'history' as const,
    label: t('challenges.player.history'),
    content: (
      <>
        <VisuallyHidden as="h2">{t('challenges.player.history')}</VisuallyHidden>
        <KindNote>{t('challenges.player.history.note')}</KindNote>
        <ChallengeHistory spaceId={null} />
      </>
    ),
  };
  return (
    <Tabs
      label={t('challenges.player.kinds')}
      tabs={[...kinds, history]}
      value={chosen}
      onChange={(kind) => void change({ kind }, 'push')}
    />
  );
}

function KindList({ kind, challenges }: { kind: ChallengeKind; challenges: readonly Challenge[] }) {
  const t = useTexts();
  const [showsAll, setShowsAll] = useState(false);
  const { ref, more } = useFocusOnMore(() => setShowsAll(true));
  const first = useFirst(challenges, shownAtFirst);
  const shown = showsAll ? challenges : first;
  return (
    <>
      <VisuallyHidden as="h2">{t(`challenges.types.${kind}`)}</VisuallyHidden>
      <KindNote>{t(`challenges.player.${kind}.note`)}</KindNote>
      {isWeekDone(challenges) && (
        <div style={{ marginBottom: 20 }}>
          <WeekDone />
        </div>
      )}
      {challenges.length === 0 ? (
        <p>{t('challenges.player.none')}</p>
      ) : (
        <ChallengeRows challenges={shown} namesGame isOfOneKind />
      )}
      <Stack $align="center" $above={5} ref={ref}>
        {shown.length < challenges.length && (
          <Button variant="outline" onClick={more}>
            {t('challenges.player.all', { count: challenges.length })}
          </Button>
        )}
      </Stack>
    </>
  );
}

const KindNote = styled.p`
  margin-block: 24px 16px;
  font-size: ${tokens.size.control};
  color: ${tokens.on.muted};
`;
