import { useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { stepOf } from '../../../store/challenges/rules';
import { finishableWithin, usesOfExpiring } from '../../../store/planner/rules';
import { selectRewards } from '../../../store/rewards/selectors';
import { playerRewardsRequested } from '../../../store/rewards/scopes';
import { selectWishedIds } from '../../../store/rewards/wishlist/selectors';
import { wishlistRequested } from '../../../store/rewards/wishlist/slice';
import { usePlayerSelector, useRequests } from '../../../store/support/hooks';
import { nextExpiry, warningDays } from '../../../store/units/rules';
import { selectUnits, selectUnitsError } from '../../../store/units/selectors';
import { balanceRequested } from '../../../store/units/slice';
import { isSettled } from '../../../store/support/requestState';
import { brand } from '../../brand/brand';
import { ChallengeDetails } from '../../challenges/ChallengeDetails/ChallengeDetails';
import { useChallenges } from '../../challenges/ChallengeList';
import { useWeekStart } from '../../challenges/useWeekStart';
import { ClubLink } from '../../navigation/ClubLink';
import { PlanLine, useSituation } from '../../planner/Plan';
import { PopupTexts } from '../../popups/PopupTexts';
import { rewardQueryKey } from '../../rewards/useOpenReward';
import { AmountLine, StepLines } from '../../spend/Step';
import { onSurface } from '../../theme/onSurface';
import { tokens } from '../../theme/tokens';
import { Button } from '../../ui/buttons/Button';
import { TextLink } from '../../ui/buttons/TextLink';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Select } from '../../ui/fields/Select';
import { Cluster } from '../../ui/layout/Cluster';
import { Section } from '../../ui/layout/Section';
import { PageTitle } from '../../ui/text/Title';
import { useTexts } from '../../ui/text/useTexts';
import { lastZone, useFormatDay } from '../../ui/time/useFormatDay';
import { useNow } from '../../ui/time/useNow';

const answers = { minutes: MinutesAnswer, why: WhyAnswer, buy: ExpiringAnswer } as const;
type Question = keyof typeof answers;
const questions = ['minutes', 'why', 'buy'] as const satisfies Question[];

export function SamDesk() {
  const t = useTexts();
  const [question, setQuestion] = useState<Question | null>(null);
  return (
    <PopupTexts>
      <Section $surface="paper">
        <PageTitle theme="light">{t('sam.desk.title', { sam: brand.assistant })}</PageTitle>
        <Questions>
          {questions.map((one) => (
            <li key={one}>
              <Button
                variant={one === question ? 'primary' : 'outline'}
                aria-pressed={one === question}
                onClick={() => setQuestion(one)}
              >
                {t(`sam.desk.${one}`)}
              </Button>
            </li>
          ))}
        </Questions>
        <AnswerArea aria-live="polite">{question && <Answer question={question} />}</AnswerArea>
      </Section>
    </PopupTexts>
  );
}

function Answer({ question }: { question: Question }) {
  const Found = answers[question];
  return <Found />;
}

const Questions = styled(Cluster).attrs({ as: 'ul', $align: 'start', $above: 6 })`
  /* Long questions take two lines on phones. */
  button {
    max-width: 100%;
    height: auto;
    min-height: 48px;
    padding-block: 10px;
    line-height: 1.3;
    text-align: start;
    white-space: normal;
  }
`;

const AnswerArea = styled.div`
  max-width: 760px;
  line-height: 1.5;

  &:not(:empty) {
    margin-top: 24px;
  }

  > p {
    color: ${tokens.on.muted};
  }
`;

const minutes = 40;
const mostSteps = 4;

function MinutesAnswer() {
  const t = useTexts();
  const situation = useSituation();
  const weekStart = useWeekStart();
  if (situation === null) return <Skeleton $height="80px" />;
  if (situation === 'failed') return <p>{t('planner.failed')}</p>;
  const steps = finishableWithin(minutes, situation).slice(0, mostSteps);
  if (steps.length === 0) return <p>{t('sam.desk.minutesNone', { weekStart })}</p>;
  return (
    <StepLines>
      {steps.map((step) => (
        <PlanLine key={step.challenge.challengeId} step={step} now={situation.now} />
      ))}
    </StepLines>
  );
}

/** What the games sent for a challenge of the player's choice, and why some of it did not count. */
function WhyAnswer() {
  const t = useTexts();
  const { challenges, status } = useChallenges(null);
  const weekStart = useWeekStart();
  const [chosen, setChosen] = useState('');
  const running = challenges.filter((challenge) => stepOf(challenge) !== 'none');
  const challenge = running.find(({ challengeId }) => challengeId === chosen) ?? running[0];
  if (!challenge) {
    if (!isSettled({ status })) return <Skeleton $height="120px" />;
    return <p>{status === 'failed' ? t('planner.failed') : t('sam.desk.whyNone', { weekStart })}</p>;
  }
  return (
    <>
      <Select
        label={t('sam.desk.whyPick')}
        options={running.map(({ challengeId, name }) => ({ value: challengeId, label: name }))}
        value={challenge.challengeId}
        onChange={setChosen}
      />
      <DetailsArea>
        <ChallengeDetails key={challenge.challengeId} challenge={challenge} />
      </DetailsArea>
    </>
  );
}

const DetailsArea = styled.div.attrs(onSurface('ink'))`
  margin-top: 20px;
  padding-top: 16px;
  border-radius: 12px;
`;

const mostUses = 3;

function ExpiringAnswer() {
  const { locale } = useIntl();
  const t = useTexts();
  const formatDay = useFormatDay();
  const now = useNow();
  const units = usePlayerSelector(selectUnits);
  const hasFailed = usePlayerSelector(selectUnitsError) !== null;
  const lots = usePlayerSelector((state) => state.units.expiring);
  const { status } = usePlayerSelector((state) => state.rewards.scopes.owned);
  const rewards = usePlayerSelector((state) => selectRewards(state, 'owned'));
  const wished = usePlayerSelector(selectWishedIds);
  useRequests(balanceRequested(), playerRewardsRequested(), wishlistRequested());
  const isWaiting = now === null || units === null || !isSettled({ status });
  if (hasFailed || status === 'failed') return <p>{t('planner.failed')}</p>;
  if (isWaiting) return <Skeleton $height="120px" />;
  const next = nextExpiry(lots, now);
  if (next === null || next.days > warningDays) return <p>{t('sam.desk.buyNone')}</p>;
  const uses = usesOfExpiring(next, units, rewards, wished, locale).slice(0, mostUses);
  if (uses.length === 0) return <p>{t('sam.desk.buyNothing')}</p>;
  return (
    <>
      <p>{t('sam.desk.buyLead', { units: next.units, date: formatDay(next.expiresAt, { timeZone: lastZone }) })}</p>
      <StepLines>
        {uses.map(({ reward: { rewardId, name, value }, used }) => (
          <AmountLine
            key={rewardId}
            name={
              <TextLink as={ClubLink} to={{ page: 'rewards', query: { [rewardQueryKey]: rewardId } }}>
                {name}
              </TextLink>
            }
            amount={value}
          >
            <span>{t('sam.desk.buyUses', { used })}</span>
          </AmountLine>
        ))}
      </StepLines>
    </>
  );
}
