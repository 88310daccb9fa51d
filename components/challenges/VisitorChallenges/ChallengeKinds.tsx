import styled from 'styled-components';
import { drawingAddress } from '../../drawings/drawingAddress';
import { columns } from '../../theme/mixins';
import { media, tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { Section } from '../../ui/layout/Section';
import { SectionIntro } from '../../ui/sections/SectionIntro';
import { useTexts } from '../../ui/text/useTexts';
import { useWeekStart } from '../useWeekStart';

const kinds = [
  { type: 'weekly', line: 'challenges.visitor.weekly' },
  { type: 'special', line: 'challenges.visitor.special' },
  { type: 'classic', line: 'challenges.visitor.classic' },
] as const;

/** Weekly, special and classic challenges: what they are, when they start and end, and what counts (spec 1). */
export function ChallengeKinds() {
  const t = useTexts();
  return (
    <Section $surface="paper">
      <SectionIntro title={t('challenges.visitor.kinds')} lead={t('challenges.visitor.kinds.lead')} />
      <Kinds>
        {kinds.map(({ type, line }) => (
          <li key={type}>
            <svg viewBox="0 0 380 150" aria-hidden>
              <use href={`${drawingAddress('clocks')}#${type}`} />
            </svg>
            <h3>{t(`challenges.type.${type}`)}</h3>
            <p>{t(line)}</p>
            <Facts>
              <dt>{t('challenges.visitor.starts')}</dt>
              {/* Node and the browser may write a time differently. */}
              <dd suppressHydrationWarning>
                {type === 'weekly' ? <WeeklyStart /> : t(`challenges.visitor.${type}.starts`)}
              </dd>
              <dt>{t('challenges.visitor.endsAt')}</dt>
              <dd>{t(`challenges.visitor.${type}.ends`)}</dd>
              <dt>{t('challenges.visitor.counts')}</dt>
              <dd>{t(`challenges.visitor.${type}.counts`)}</dd>
            </Facts>
          </li>
        ))}
      </Kinds>
    </Section>
  );
}

/** The day and the time in the reader's time zone; in UTC in prerendered HTML. */
function WeeklyStart() {
  const t = useTexts();
  const weekStart = useWeekStart();
  return t('challenges.visitor.weekly.starts', { weekStart });
}

const Kinds = styled.ol`
  ${columns(3, { laptop: 1 })}
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
