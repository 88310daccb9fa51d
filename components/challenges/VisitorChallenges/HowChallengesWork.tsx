import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import type { Challenge } from '../../../services/club/challenges';
import type { CurrentChallenge } from '../../../services/club/currentChallenges';
import { untouched } from '../../../store/challenges/currentChallenges/rules';
import { onSurface } from '../../theme/onSurface';
import { tokens } from '../../theme/tokens';
import { Section } from '../../ui/layout/Section';
import { Wrap } from '../../ui/layout/Wrap';
import { SectionIntro } from '../../ui/sections/SectionIntro';
import { Steps } from '../../ui/sections/Steps';
import { ChallengeRow } from '../ChallengeRows/ChallengeRow';
import { visitorMessages } from './VisitorChallenges.messages';

const steps = [
  { key: 'activate', status: 'available', starsReached: 0 },
  { key: 'play', status: 'active', starsReached: 1 },
  { key: 'bank', status: 'completed', starsReached: 3 },
] as const;

const doNothing = () => undefined;

/** How activating and banking work: one current challenge in three states, rendered as in a player's list. */
export function HowChallengesWork({ challenge }: { challenge: CurrentChallenge }) {
  return (
    <Section $surface="paper">
      <Wrap>
        <SectionIntro
          title={<FormattedMessage {...visitorMessages.how} />}
          lead={<FormattedMessage {...visitorMessages.howLead} />}
        />
        <Steps
          direction="rows"
          steps={steps.map(({ key, status, starsReached }) => ({
            key,
            title: <FormattedMessage {...visitorMessages[key]} />,
            text: <FormattedMessage {...visitorMessages[`${key}Text`]} />,
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
      </Wrap>
    </Section>
  );
}

/** The challenge with the given number of stars reached. */
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
  user-select: none;
`;
