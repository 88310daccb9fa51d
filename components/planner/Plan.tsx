import { useIntl, type IntlShape } from 'react-intl';
import styled from 'styled-components';
import { selectOwnedGames, selectListLoading } from '../../store/catalog/selectors';
import { listRequested } from '../../store/catalog/slice';
import {
  doneBy,
  expiringBefore,
  isEnough,
  routesTo,
  minutesLeft,
  type PlanStep,
  type Situation,
} from '../../store/planner/rules';
import { usePlayerSelector, useRequests } from '../../store/support/hooks';
import { useChallenges } from '../challenges/ChallengeList';
import { ClubLink } from '../navigation/ClubLink';
import { gamePage } from '../navigation/gamePage';
import { AmountLine, StepLines, StepText } from '../spend/Step';
import { tokens } from '../theme/tokens';
import { TextLink } from '../ui/buttons/TextLink';
import { Skeleton } from '../ui/feedback/Skeleton';
import { Text } from '../ui/layout/Text';
import { messageOf, useTexts } from '../ui/text/useTexts';
import { formatDuration, formatTimeLeft } from '../ui/time/formatDuration';
import { lastZone, useFormatDay } from '../ui/time/useFormatDay';
import { useNow } from '../ui/time/useNow';

export function Plan({ missing }: { missing: number }) {
  const intl = useIntl();
  const t = useTexts();
  const formatDay = useFormatDay();
  const situation = useSituation();
  const lots = usePlayerSelector(({ units }) => units.expiring);
  if (situation === null) return <Skeleton $height="120px" />;
  if (situation === 'failed') return <StepText>{t('planner.stepsFailed')}</StepText>;
  const { now } = situation;
  const [best, ...others] = routesTo(missing, situation);
  const due = best ? expiringBefore(lots, doneBy(best, now)) : null;
  const amount = best ? (isEnough(best, missing, due) ? 'enough' : 'some') : 'none';
  return (
    <>
      <Text as="h3" $type="rowTitle" $above={6}>
        {t('planner.title')}
      </Text>
      {best && (
        <>
          <StepText>{t('planner.next', { steps: stepsInWords(best.steps, intl) })}</StepText>
          <StepLines>
            {best.steps.map((step) => (
              <PlanLine key={step.challenge.challengeId} step={step} now={now} />
            ))}
          </StepLines>
        </>
      )}
      <StepText>
        {t('rewards.sheet.brings', { count: best?.steps.length ?? 0, units: best?.units ?? 0, amount })}
      </StepText>
      {due && (
        <StepText>
          {t('planner.expires', {
            units: due.first.units,
            date: formatDay(due.first.expiresAt, { timeZone: lastZone }),
          })}
        </StepText>
      )}
      {others.length > 0 && (
        <OtherRoutes>
          <h4>{t('planner.others')}</h4>
          <ul>
            {others.map((route) => (
              <li key={route.steps.map(({ challenge }) => challenge.challengeId).join()}>
                {t('planner.other', { steps: stepsInWords(route.steps, intl), units: route.units })}
              </li>
            ))}
          </ul>
        </OtherRoutes>
      )}
    </>
  );
}

const OtherRoutes = styled.div`
  margin-top: 16px;
  font-size: ${tokens.size.small};
  line-height: 1.45;

  h4 {
    font-weight: 600;
  }
  ul {
    display: grid;
    gap: 4px;
    margin-top: 4px;
    color: ${tokens.on.muted};
  }
  li::first-letter {
    text-transform: uppercase;
  }
`;

/** Steps as one list: what is banked together, then each challenge to finish: 'bank 60 Units, finish “Low tide”'. */
function stepsInWords(steps: readonly PlanStep[], { formatList, formatMessage }: IntlShape): string {
  const units = steps.reduce((sum, { kind, challenge }) => sum + (kind === 'bank' ? challenge.reward.units : 0), 0);
  const banked = units > 0 ? [formatMessage(messageOf('planner.bank'), { units })] : [];
  const finished = steps
    .filter(({ kind }) => kind !== 'bank')
    .map(({ challenge }) => formatMessage(messageOf('planner.finish'), { name: challenge.name }));
  return formatList([...banked, ...finished], { type: 'conjunction' });
}

export function PlanLine({ step: { kind, challenge }, now }: { step: PlanStep; now: number }) {
  const intl = useIntl();
  const t = useTexts();
  const { name, gameTitle, endDate, reward, spaceId } = challenge;
  const game = usePlayerSelector(selectOwnedGames).find((one) => one.spaceId === spaceId);
  const isBank = kind === 'bank';
  const duration = formatDuration(minutesLeft(challenge) * 60, intl, { largest: 'day' });
  const notes = [
    gameTitle,
    isBank ? t('rewards.sheet.ready') : t('planner.about', { duration }),
    kind === 'start' ? t('planner.startFirst') : null,
    isBank || endDate === null ? null : formatTimeLeft(endDate, now, intl),
  ].filter((note) => note !== null);
  return (
    <AmountLine
      name={
        game ? (
          <TextLink as={ClubLink} to={gamePage(game, 'challenges')}>
            {name}
          </TextLink>
        ) : (
          name
        )
      }
      amount={reward.units}
      isGain
    >
      <span>{notes.join(' · ')}</span>
    </AmountLine>
  );
}

/** Null until all of it is known, `failed` if the challenges could not be loaded. */
export function useSituation(): Situation | 'failed' | null {
  const { challenges, status } = useChallenges(null);
  const games = usePlayerSelector(selectOwnedGames);
  const isKnown = usePlayerSelector((state) => selectListLoading(state, 'ownedGames').status === 'loaded');
  const now = useNow();
  useRequests(listRequested({ list: 'ownedGames' }));
  if (now === null) return null;
  if (challenges.length === 0 && status !== 'loaded') return status === 'failed' ? 'failed' : null;
  return { challenges, ownedSpaces: isKnown ? new Set(games.map(({ spaceId }) => spaceId)) : null, now };
}
