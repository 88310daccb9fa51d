import styled from 'styled-components';
import type { Challenge } from '../../../services/club/challenges';
import type { CurrentChallenge } from '../../../services/club/currentChallenges';
import { untouched } from '../../../store/challenges/currentChallenges/rules';
import { brand } from '../../brand/brand';
import { onSurface } from '../../theme/onSurface';
import { tokens } from '../../theme/tokens';
import { Section } from '../../ui/layout/Section';
import { SectionIntro } from '../../ui/sections/SectionIntro';
import { Steps } from '../../ui/sections/Steps';
import { useTexts } from '../../ui/text/useTexts';
import { ChallengeRow } from '../ChallengeRows/ChallengeRow';

const steps = [
  { key: 'activate', title: 'challenges.visitor.activate', status: 'available', starsReached: 0 },
  { key: 'play', title: 'challenges.visitor.play', status: 'active', starsReached: 1 },
  { key: 'bank', title: 'challenges.visitor.bank', status: 'completed', starsReached: 3 },
] as const;

const doNothing = () => undefined;

/** How activating and banking work: one current challenge in three states, rendered as in a player's list. */
export function HowChallengesWork({ challenge }: { challenge: CurrentChallenge }) {
  const t = useTexts();
  return (
    <Section $surface="paper">
      <SectionIntro title={t('challenges.visitor.how')} lead={t('challenges.visitor.how.lead')} />
      <Steps
        direction="rows"
        steps={steps.map(({ key, title, status, starsReached }) => ({
          key,
          title: t(title),
          text: t(`challenges.visitor.${key}.text`, { assistant: brand.assistant }),
          example: (
            <RowPreview inert>
              <ChallengeRow
                challenge={inState(challenge, status, starsReached)}
                gameTitle={challenge.gameTitle}
                picture={challenge.gameImageUrl}
                isPending={false}
                failure={null}
                onActivate={doNothing}
                onBank={doNothing}
              />
            </RowPreview>
          ),
        }))}
      />
    </Section>
  );
}

function inState(challenge: CurrentChallenge, status: Challenge['status'], starsReached: number): Challenge {
  const progress = challenge.thresholds[Math.min(starsReached, challenge.thresholds.length) - 1]?.value ?? 0;
  return {
    ...untouched(challenge),
    status,
    progress,
    bankUntil: challenge.endDate,
    thresholds: challenge.thresholds.map((threshold) => ({ ...threshold, reached: threshold.value <= progress })),
  };
}

const RowPreview = styled.ul.attrs(onSurface('ink'))`
  border-radius: ${tokens.radius.card};
  overflow: hidden;
  -webkit-user-select: none;
  user-select: none;
`;
