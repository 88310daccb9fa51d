import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { brand } from '../../brand/brand';
import { PopupTexts } from '../../popups/PopupTexts';
import { tokens } from '../../theme/tokens';
import { Button } from '../../ui/buttons/Button';
import { Section } from '../../ui/layout/Section';
import { Wrap } from '../../ui/layout/Wrap';
import { PageTitle } from '../../ui/text/Title';
import { ExpiringAnswer } from './ExpiringAnswer';
import { MinutesAnswer } from './MinutesAnswer';
import { WhyAnswer } from './WhyAnswer';
import { deskMessages, deskTemplates } from './desk.messages';

const answers = { minutes: MinutesAnswer, why: WhyAnswer, buy: ExpiringAnswer } as const;
const questions = ['minutes', 'why', 'buy'] as const satisfies (keyof typeof answers)[];

/** Three questions of a signed-in player, each a button, answered from the player's own challenges and Units. */
export function SamDesk() {
  const [question, setQuestion] = useState<keyof typeof answers | null>(null);
  const Answer = question && answers[question];
  return (
    <PopupTexts>
      <Section $surface="paper">
        <Wrap>
          <PageTitle theme="light">
            <FormattedMessage {...deskTemplates.title} values={{ sam: brand.assistant }} />
          </PageTitle>
          <Questions>
            {questions.map((one) => (
              <li key={one}>
                <Button
                  variant={one === question ? 'primary' : 'outline'}
                  aria-pressed={one === question}
                  onClick={() => setQuestion(one)}
                >
                  <FormattedMessage {...deskMessages[one]} />
                </Button>
              </li>
            ))}
          </Questions>
          <AnswerArea aria-live="polite">{Answer && <Answer />}</AnswerArea>
        </Wrap>
      </Section>
    </PopupTexts>
  );
}

const Questions = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 24px;
`;

const AnswerArea = styled.div`
  max-width: 760px;
  min-height: 160px;
  margin-top: 24px;
  line-height: 1.5;

  > p {
    color: ${tokens.on.muted};
  }
`;
