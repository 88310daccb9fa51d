import styled from 'styled-components';
import { selectStartable } from '../../store/challenges/selectors';
import { currentChallenges } from '../../store/challenges/tasks';
import { weekEndOf } from '../../store/challenges/rules';
import { usePlayerSelector } from '../../store/support/hooks';
import { isSettled } from '../../store/support/requestState';
import { useResource } from '../../store/support/useResource';
import { PageArrow } from '../navigation/PageArrow';
import { columns } from '../theme/mixins';
import { tokens } from '../theme/tokens';
import { SectionHead } from '../ui/sections/SectionHead';
import { useTexts } from '../ui/text/useTexts';
import { useNow } from '../ui/time/useNow';
import { ChallengeRows } from './ChallengeRows/ChallengeRows';
import { ChallengesFallback } from './ChallengeList';

const steps = ['activate', 'play', 'bank'] as const;
const shownAtMost = 4;
/** In the last two days of a week, "later this week" is hardly true any more. */
const soonMs = 48 * 60 * 60 * 1000;

export function StartHere() {
  const t = useTexts();
  const startable = usePlayerSelector(selectStartable);
  const { status, load } = useResource(currentChallenges, null);
  // The note and the steps are above the challenges, and the note depends on when they end.
  const isKnown = startable.length > 0 || isSettled({ status });
  const now = useNow();
  const end = now === null ? null : weekEndOf(startable, now);
  const endsSoon = now !== null && end !== null && Date.parse(end) - now < soonMs;
  return (
    <section>
      <SectionHead
        title={t('challenges.start.title')}
        aside={isKnown && t(endsSoon ? 'challenges.start.noteSoon' : 'challenges.start.note')}
        link={<PageArrow to={{ page: 'games' }}>{t('challenges.start.toGames')}</PageArrow>}
      />
      {isKnown && (
        <Steps>
          {steps.map((step) => (
            <li key={step}>{t(`challenges.start.${step}`)}</li>
          ))}
        </Steps>
      )}
      {startable.length > 0 ? (
        <ChallengeRows challenges={startable.slice(0, shownAtMost)} namesGame />
      ) : (
        <ChallengesFallback status={status} onRetry={load} />
      )}
    </section>
  );
}

const Steps = styled.ol`
  ${columns(3, { laptop: 1 })}
  gap: 12px 24px;
  margin-bottom: 20px;
  counter-reset: step;
  font-size: ${tokens.size.small};
  line-height: 1.45;

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 12px;
    align-items: center;
    counter-increment: step;
  }
  li::before {
    content: counter(step);
    display: grid;
    place-items: center;
    width: 32px;
    height: 32px;
    border: 1px solid ${tokens.on.gold};
    border-radius: 50%;
    font: 600 ${tokens.size.control} / 1 ${tokens.font.display};
    color: ${tokens.on.gold};
  }
`;
