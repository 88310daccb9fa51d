import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import type { ChallengeType } from '../../../services/club/challengeTypes';
import { drawingAddress } from '../../drawings/drawingAddress';
import { media } from '../../theme/media';
import { tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { Section } from '../../ui/layout/Section';
import { Wrap } from '../../ui/layout/Wrap';
import { SectionIntro } from '../../ui/sections/SectionIntro';
import { challengeMessages } from '../challenges.messages';
import { useWeekStart } from '../useWeekStart';
import { kindMessages, visitorMessages, visitorTemplates } from './VisitorChallenges.messages';

const kinds: readonly ChallengeType[] = ['weekly', 'special', 'classic'];

/** Weekly, special and classic challenges: what they are, when they start and end, and what counts (spec 1). */
export function ChallengeKinds() {
  return (
    <Section $surface="paper">
      <Wrap>
        <SectionIntro
          title={<FormattedMessage {...visitorMessages.kinds} />}
          lead={<FormattedMessage {...visitorMessages.kindsLead} />}
        />
        <Kinds>
          {kinds.map((type) => (
            <li key={type}>
              <svg viewBox="0 0 380 150" aria-hidden>
                <use href={`${drawingAddress('clocks')}#${type}`} />
              </svg>
              <h3>
                <FormattedMessage {...challengeMessages[type]} />
              </h3>
              <p>
                <FormattedMessage {...kindMessages[type]} />
              </p>
              <Facts>
                <dt>
                  <FormattedMessage {...visitorMessages.starts} />
                </dt>
                {/* Node and the browser may write a time differently. */}
                <dd suppressHydrationWarning>
                  {type === 'weekly' ? <WeeklyStart /> : <FormattedMessage {...kindMessages[`${type}Starts`]} />}
                </dd>
                <dt>
                  <FormattedMessage {...visitorMessages.endsAt} />
                </dt>
                <dd>
                  <FormattedMessage {...kindMessages[`${type}Ends`]} />
                </dd>
                <dt>
                  <FormattedMessage {...visitorMessages.counts} />
                </dt>
                <dd>
                  <FormattedMessage {...kindMessages[`${type}Counts`]} />
                </dd>
              </Facts>
            </li>
          ))}
        </Kinds>
      </Wrap>
    </Section>
  );
}

/** The day and the time in the reader's time zone; in UTC in prerendered HTML. */
function WeeklyStart() {
  const weekStart = useWeekStart();
  return <FormattedMessage {...visitorTemplates.weeklyStarts} values={{ weekStart }} />;
}

const Kinds = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 0 clamp(32px, 4.4vw, 72px);

  li {
    display: grid;
    grid-template-rows: auto auto 1fr auto;
  }

  svg {
    width: 100%;
    overflow: visible;
  }

  h3 {
    ${text.d3}
    margin-top: 28px;
  }

  p {
    max-width: 36ch;
    margin-top: 8px;
    color: ${tokens.on.muted};
  }

  ${media.below.laptop} {
    grid-template-columns: minmax(0, 1fr);
    gap: 56px;

    svg {
      max-width: 380px;
    }
  }

  ${media.only.tablet} {
    li {
      grid-template: 'clock name' auto 'clock words' auto 'clock facts' 1fr / 5fr 6fr;
      column-gap: 40px;
    }

    svg {
      grid-area: clock;
    }

    h3 {
      margin-top: 0;
    }
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  margin-top: 24px;
  font-size: ${tokens.size.control};

  dt,
  dd {
    padding: 10px 0;
    border-top: 1px solid ${tokens.on.hairline};
  }

  dt {
    padding-right: 24px;
    color: ${tokens.on.muted};
  }

  dd {
    font-weight: 600;
  }
`;
