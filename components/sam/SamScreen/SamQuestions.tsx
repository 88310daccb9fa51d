import styled from 'styled-components';
import { columns } from '../../theme/mixins';
import { media, tokens } from '../../theme/tokens';
import { clientPart } from '../../ui/browser/clientPart';
import { Section } from '../../ui/layout/Section';
import { SectionIntro } from '../../ui/sections/SectionIntro';
import { useTexts } from '../../ui/text/useTexts';
import { useAppSelector } from '../../../store/support/hooks';
import { selectIsPlayer } from '../../../store/account/selectors';

const questions = ['week', 'next', 'buy', 'expire', 'best', 'forget'] as const;

function SamQuestions() {
  const t = useTexts();
  return (
    <Section $surface="paper">
      <SectionIntro title={t('sam.ask')} lead={t('sam.ask.lead')} />
      <QuestionGrid>
        {questions.map((question) => (
          <div key={question}>
            <dt>{t(`sam.ask.${question}`)}</dt>
            <dd>{t(`sam.ask.${question}.answer`)}</dd>
          </div>
        ))}
      </QuestionGrid>
    </Section>
  );
}

const QuestionGrid = styled.dl`
  ${columns(2, { laptop: 1 })}
  gap: 40px clamp(32px, 6vw, 96px);

  > div {
    display: grid;
    gap: 10px;
    align-content: start;
  }

  /* The right column starts lower than the left. */
  > div:nth-child(even) {
    translate: 0 48px;
  }

  padding-bottom: 48px;

  dt,
  dd {
    width: fit-content;
    padding: 14px 20px;
    font-size: clamp(1.0625rem, 1rem + 0.3vw, 1.25rem);
    line-height: 1.4;
    text-wrap: pretty;
  }

  dt {
    justify-self: end;
    border-radius: 20px 20px 4px;
    background: ${tokens.color.action};
    color: ${tokens.color.onAction};
    font-weight: 600;
  }

  dd {
    max-width: 26em;
    border-radius: 20px 20px 20px 4px;
    background: ${tokens.color.white};
    border: 1px solid ${tokens.on.hairline};
  }

  ${media.below.laptop} {
    gap: 32px;
    padding-bottom: 0;

    > div:nth-child(even) {
      translate: none;
    }

    dd {
      max-width: 88%;
    }
  }
`;

const SamDesk = clientPart(() => import('../SamDesk/SamDesk').then((module) => module.SamDesk), SamQuestions);

export function SamConversation() {
  const isPlayer = useAppSelector(selectIsPlayer);
  return isPlayer ? <SamDesk /> : <SamQuestions />;
}
