import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { doneBy, expiringBefore, isEnough, routesTo } from '../../store/planner/rules';
import { usePlayerSelector } from '../../store/support/hooks';
import { StepLines } from '../spend/Step.styles';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { Skeleton } from '../ui/feedback/Skeleton';
import { useFormatDay } from '../ui/time/useFormatDay';
import { PlanLine } from './PlanLine';
import { plannerMessages, plannerTemplates } from './planner.messages';
import { stepsInWords } from './stepsInWords';
import { useSituation } from './useSituation';
import { lastZone } from '../ui/time/lastZone';

/** How a player earns the missing Units: the best route step by step, others in a sentence, and what expires before. */
export function Plan({ missing }: { missing: number }) {
  const intl = useIntl();
  const formatDay = useFormatDay();
  const situation = useSituation();
  const lots = usePlayerSelector(({ units }) => units.expiring);
  if (situation === null) return <Skeleton $height="120px" />;
  if (situation === 'failed') {
    return (
      <PlanNote>
        <FormattedMessage {...plannerMessages.failed} />
      </PlanNote>
    );
  }
  const { now } = situation;
  const [best, ...others] = routesTo(missing, situation);
  const due = best ? expiringBefore(lots, doneBy(best, now)) : null;
  const amount = best ? (isEnough(best, missing, due) ? 'enough' : 'some') : 'none';
  return (
    <>
      <PlanTitle>
        <FormattedMessage {...plannerMessages.title} />
      </PlanTitle>
      {best && (
        <>
          <PlanNote>
            <FormattedMessage {...plannerTemplates.next} values={{ steps: stepsInWords(best.steps, intl) }} />
          </PlanNote>
          <StepLines>
            {best.steps.map((step) => (
              <PlanLine key={step.challenge.challengeId} step={step} now={now} />
            ))}
          </StepLines>
        </>
      )}
      <PlanNote>
        <FormattedMessage {...plannerTemplates.brings} values={{ units: best?.units ?? 0, amount }} />
      </PlanNote>
      {due && (
        <PlanNote>
          <FormattedMessage
            {...plannerTemplates.expires}
            values={{ units: due.units, date: formatDay(due.expiresAt, { timeZone: lastZone }) }}
          />
        </PlanNote>
      )}
      {others.length > 0 && (
        <OtherRoutes>
          <h4>
            <FormattedMessage {...plannerMessages.others} />
          </h4>
          <ul>
            {others.map((route) => (
              <li key={route.steps.map(({ challenge }) => challenge.challengeId).join()}>
                <FormattedMessage
                  {...plannerTemplates.other}
                  values={{ steps: stepsInWords(route.steps, intl), units: route.units }}
                />
              </li>
            ))}
          </ul>
        </OtherRoutes>
      )}
    </>
  );
}

const PlanTitle = styled.h3`
  ${text.rowTitle}
  margin-top: 24px;
`;

const PlanNote = styled.p`
  margin-top: 10px;
  font-size: ${tokens.size.small};
  line-height: 1.45;
  color: ${tokens.on.muted};
`;

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
