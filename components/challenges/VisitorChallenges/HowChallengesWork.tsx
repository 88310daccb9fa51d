import { FormattedMessage, FormattedNumber } from 'react-intl';
import styled from 'styled-components';
import type { Challenge } from '../../../services/club/challenges';
import type { CurrentChallenge } from '../../../services/club/currentChallenges';
import { untouched } from '../../../store/challenges/currentChallenges/rules';
import { media } from '../../theme/media';
import { onSurface } from '../../theme/onSurface';
import { tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { Section } from '../../ui/layout/Section';
import { Wrap } from '../../ui/layout/Wrap';
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
        <Title>
          <FormattedMessage {...visitorMessages.how} />
        </Title>
        <Lead>
          <FormattedMessage {...visitorMessages.howLead} />
        </Lead>
        <Steps>
          {steps.map(({ key, status, starsReached }, i) => (
            <li key={key}>
              <div>
                <h3>
                  <b aria-hidden>
                    <FormattedNumber value={i + 1} />
                  </b>
                  <FormattedMessage {...visitorMessages[key]} />
                </h3>
                <p>
                  <FormattedMessage {...visitorMessages[`${key}Text`]} />
                </p>
              </div>
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
            </li>
          ))}
        </Steps>
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

const Title = styled.h2`
  ${text.d2}
`;

const Lead = styled.p`
  ${text.lead}
  margin-top: 16px;
  color: ${tokens.on.muted};
`;

const Steps = styled.ol`
  margin-top: clamp(40px, 4.4vw, 64px);

  > li {
    display: grid;
    grid-template-columns: 4fr 8fr;
    gap: 16px clamp(32px, 4.4vw, 64px);
    align-items: center;
    padding: 28px 0;
    border-top: 1px solid ${tokens.on.hairline};
  }

  > li > div > h3 {
    ${text.t1}
    display: flex;
    gap: 14px;
  }

  > li > div > h3 b {
    color: ${tokens.on.gold};
  }

  > li > div > p {
    max-width: 40ch;
    margin-top: 6px;
    font-size: ${tokens.size.control};
    color: ${tokens.on.muted};
  }

  ${media.below.laptop} {
    > li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

const RowPreview = styled.ul.attrs(onSurface('ink'))`
  border-radius: ${tokens.radius.card};
  overflow: hidden;
  user-select: none;
`;
