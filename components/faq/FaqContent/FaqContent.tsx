import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useWeekStart } from '../../challenges/useWeekStart';
import { Button } from '../../ui/buttons/Button';
import { Icon } from '../../ui/icons/Icon';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { faqCounts, faqTexts } from '../faq.messages';
import { FaqAside } from './FaqAside';
import {
  CloseButton,
  CloseBar,
  FaqColumns,
  TopicHeading,
  NoResults,
  QuestionPane,
  TopicBlock,
} from './FaqContent.styles';
import { FaqQuestion } from './FaqQuestion';
import { faqTopics } from '../faqTopics';
import { linkedValues, plainValues } from '../faqValues';
import { searchFaq } from '../searchFaq';

const topicHeadingId = (topic: string) => `faq-${topic}`;

/** The search field and topics on the ink surface, the questions beside them on paper. */
export function FaqContent({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl();
  const weekStart = useWeekStart();
  const [search, setSearch] = useState('');
  const matches = searchFaq(
    faqTopics.flatMap(({ title, questions }) =>
      questions.map(({ id, question, answer }) => ({
        id,
        text: [title, question, answer].map((each) => formatMessage(each, { ...plainValues, weekStart })).join(' '),
      })),
    ),
    search,
  );
  const topics = faqTopics
    .map((topic) => ({ ...topic, questions: topic.questions.filter(({ id }) => matches.has(id)) }))
    .filter(({ questions }) => questions.length > 0);
  const goTo = (topic: string) => document.getElementById(topicHeadingId(topic))?.focus();
  return (
    <FaqColumns>
      <FaqAside search={search} onSearch={setSearch} topics={topics} onTopic={goTo} />
      <QuestionPane>
        <CloseBar>
          <CloseButton type="button" onClick={onClose}>
            <FormattedMessage {...faqTexts.close} />
            <Icon name="close" size="medium" />
          </CloseButton>
        </CloseBar>
        <VisuallyHidden role="status">
          {search.trim() !== '' && formatMessage(faqCounts.found, { count: matches.size })}
        </VisuallyHidden>
        {topics.map(({ id, title, questions }) => (
          <TopicBlock key={id}>
            <TopicHeading id={topicHeadingId(id)} tabIndex={-1}>
              {formatMessage(title, plainValues)}
            </TopicHeading>
            {questions.map(({ id: questionId, question, answer }) => (
              <FaqQuestion
                key={`${questionId} ${matches.size === 1}`}
                question={formatMessage(question, plainValues)}
                startsOpen={matches.size === 1}
              >
                {formatMessage(answer, { ...linkedValues, weekStart })}
              </FaqQuestion>
            ))}
          </TopicBlock>
        ))}
        {topics.length === 0 && (
          <NoResults>
            <TopicHeading>
              <FormattedMessage {...faqTexts.none} />
            </TopicHeading>
            <p>
              <FormattedMessage {...faqTexts.noneHelp} />
            </p>
            <Button variant="outline" size="small" onClick={() => setSearch('')}>
              <FormattedMessage {...faqTexts.all} />
            </Button>
          </NoResults>
        )}
      </QuestionPane>
    </FaqColumns>
  );
}
