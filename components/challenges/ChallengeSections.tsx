import { challengeKinds, isWeekDone, kindOf } from '../../store/challenges/rules';
import { isSettled } from '../../store/support/requestState';
import { Stack } from '../ui/layout/Stack';
import { SectionHead } from '../ui/sections/SectionHead';
import { sortByUrgency } from './challengeOrder';
import { useTexts } from '../ui/text/useTexts';
import { ChallengeHistory } from './ChallengeHistory/ChallengeHistory';
import { ChallengeRows } from './ChallengeRows/ChallengeRows';
import { ChallengesSummary, AllAtOnce } from './ChallengesSummary';
import { useChallenges, ChallengesFallback, WeekDone } from './ChallengeList';

interface ChallengeSectionsProps {
  spaceId: string;
  /** Challenges of a game that the player does not own can be activated before (spec 4, Challenges); it has no history. */
  isOwned: boolean;
}

export function ChallengeSections({ spaceId, isOwned }: ChallengeSectionsProps) {
  const t = useTexts();
  const { challenges, status, refresh } = useChallenges(spaceId);
  const kinds = challengeKinds
    .map((kind) => ({ kind, ofKind: sortByUrgency(challenges.filter((challenge) => kindOf(challenge) === kind)) }))
    .filter(({ ofKind }) => ofKind.length > 0);
  return (
    <Stack $gap={10} style={{ gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {!isOwned && <p>{t('game.activateFirst')}</p>}
      {kinds.length === 0 ? (
        <ChallengesFallback status={status} onRetry={refresh} />
      ) : (
        <ChallengesSummary challenges={challenges} action={<AllAtOnce spaceId={spaceId} size="normal" />} />
      )}
      {kinds.map(({ kind, ofKind }) => (
        <section key={kind}>
          <SectionHead title={t(`challenges.types.${kind}`)} aside={t(`challenges.player.${kind}.note`)} />
          {isWeekDone(ofKind) && (
            <div style={{ marginBottom: 20 }}>
              <WeekDone spaceId={spaceId} />
            </div>
          )}
          <ChallengeRows challenges={ofKind} isOfOneKind />
        </section>
      ))}
      {/* It would stand in view under the skeleton, and go. */}
      {isOwned && (kinds.length > 0 || isSettled({ status })) && (
        <section>
          <SectionHead title={t('challenges.player.history')} aside={t('challenges.player.history.note')} />
          <ChallengeHistory spaceId={spaceId} />
        </section>
      )}
    </Stack>
  );
}
