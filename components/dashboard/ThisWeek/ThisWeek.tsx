import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Challenge } from '../../../services/club/challenges';
import { selectListLoading, selectOwnedGames } from '../../../store/catalog/selectors';
import { isWeekDone, weekEndOf } from '../../../store/challenges/rules';
import { selectChallenges, selectChallengesStatus } from '../../../store/challenges/selectors';
import { usePlayerSelector } from '../../../store/support/hooks';
import { isSettled } from '../../../store/support/requestState';
import { ChallengeList, ChallengesSkeleton, WeekDone } from '../../challenges/ChallengeList';
import { AllAtOnce } from '../../challenges/ChallengesSummary';
import { PageArrow } from '../../navigation/PageArrow';
import { tokens } from '../../theme/tokens';
import { clientPart } from '../../ui/browser/clientPart';
import { useOnceTrue } from '../../ui/browser/useOnceTrue';
import { guardPresses } from '../../ui/buttons/guardPresses';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Cluster } from '../../ui/layout/Cluster';
import { Stack } from '../../ui/layout/Stack';
import { SectionHead } from '../../ui/sections/SectionHead';
import { useTexts } from '../../ui/text/useTexts';
import { formatDuration } from '../../ui/time/formatDuration';
import { useNow } from '../../ui/time/useNow';

const StartHere = clientPart(
  () => import('../../challenges/StartHere').then((module) => module.StartHere),
  ChallengesSkeleton,
);

const shownAtMost = 4;

export function ThisWeek() {
  const t = useTexts();
  const challenges = usePlayerSelector((state) => selectChallenges(state, null));
  const owned = usePlayerSelector(selectOwnedGames);
  const games = usePlayerSelector((state) => selectListLoading(state, 'ownedGames'));
  const isNewcomer = games.status === 'loaded' && owned.length === 0;
  const needsGames = !useOnceTrue(isSettled(games));
  const status = usePlayerSelector((state) => selectChallengesStatus(state, null));
  const isWeekKnown = useOnceTrue(isSettled({ status }));
  const hasSome = challenges.some(isToDo);
  // A newcomer's part has another title.
  const isUndecided = !hasSome && (needsGames || (isNewcomer && !isWeekKnown));
  const { weekly, special } = unitsToEarn(challenges);
  return (
    <Stack $gap={10} style={{ gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {isNewcomer && !hasSome && !isUndecided ? (
        <StartHere />
      ) : (
        // A banked row leaves, and what moves into its place must not be banked or activated by a second press.
        <section ref={guardPresses}>
          {isUndecided ? (
            <TitleSkeleton />
          ) : (
            <SectionHead
              title={t('dashboard.week')}
              aside={
                weekly > 0 && special > 0
                  ? t('dashboard.week.unitsAndSpecials', { weekly, special })
                  : weekly + special > 0 && t('dashboard.week.units', { units: weekly + special })
              }
              link={<PageArrow to={{ page: 'challenges' }}>{t('dashboard.week.all')}</PageArrow>}
            />
          )}
          <ChallengeList
            spaceId={null}
            filter={isToDo}
            most={shownAtMost}
            empty={isUndecided ? <ChallengesSkeleton /> : isWeekDone(challenges) ? <WeekDone /> : undefined}
          />
          <SectionFooter $above={4}>
            <WeekEnds />
            <AllAtOnce spaceId={null} />
          </SectionFooter>
        </section>
      )}
      {hasSome && needsGames && <ChallengesSkeleton />}
      {isNewcomer && hasSome && <StartHere />}
    </Stack>
  );
}

const TitleSkeleton = () => <Skeleton $height="28px" $width="240px" style={{ marginBottom: 20 }} />;

const isToDo = (challenge: Challenge) => isOfTheWeek(challenge) || challenge.status === 'completed';

function WeekEnds() {
  const intl = useIntl();
  const t = useTexts();
  const now = useNow();
  const challenges = usePlayerSelector((state) => selectChallenges(state, null));
  const end = now === null ? null : weekEndOf(challenges, now);
  if (now === null || end === null) return null;
  const duration = formatDuration((Date.parse(end) - now) / 1000, intl, { largest: 'day' });
  return <p>{t('dashboard.week.ends', { duration })}</p>;
}

const SectionFooter = styled(Cluster)`
  min-height: ${tokens.control.small};
  font-size: ${tokens.size.small};

  > p {
    margin-right: auto;
    color: ${tokens.on.muted};
  }
`;

/** Whether a challenge is an unfinished weekly or special one. Classic and community challenges do not belong to a week. */
export const isOfTheWeek = ({ type, contribution, status }: Challenge) =>
  type !== 'classic' && contribution === null && status !== 'banked' && status !== 'expired';

export function unitsToEarn(challenges: readonly Challenge[]): { weekly: number; special: number } {
  const sumOf = (wanted: Challenge['type']) =>
    challenges
      .filter((challenge) => isOfTheWeek(challenge) && challenge.type === wanted)
      .reduce((sum, { reward }) => sum + reward.units, 0);
  return { weekly: sumOf('weekly'), special: sumOf('special') };
}
