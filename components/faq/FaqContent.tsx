import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../ui/buttons/Button';
import { Icon } from '../ui/icons/Icon';
import { VisuallyHidden } from '../ui/text/VisuallyHidden';
import { faqCounts, faqTexts } from './faq.messages';
import { FaqAside } from './FaqContent.Aside';
import { Close, CloseBar, Frame, Heading, Nothing, Reading, TopicBlock } from './FaqContent.styles';
import { FaqQuestion } from './FaqQuestion';
import { faqTopics } from './faqTopics';
import { linkedValues, plainValues } from './faqValues';
import { searchFaq } from './searchFaq';

const topicHeadingId = (topic: string) => `faq-${topic}`;

/** Search and topics on ink, the questions beside them on paper: ink is for doing, paper is for reading. */
export function FaqContent({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl();
  const [search, setSearch] = useState('');
  const found = searchFaq(
    faqTopics.flatMap(({ title, questions }) =>
      questions.map(({ id, question, answer }) => ({
        id,
        text: [title, question, answer].map((each) => formatMessage(each, plainValues)).join(' '),
      })),
    ),
    search,
  );
  const topics = faqTopics
    .map((topic) => ({ ...topic, questions: topic.questions.filter(({ id }) => found.has(id)) }))
    .filter(({ questions }) => questions.length > 0);
  const goTo = (topic: string) => document.getElementById(topicHeadingId(topic))?.focus();
  return (
    <Frame>
      <FaqAside search={search} onSearch={setSearch} topics={topics} onTopic={goTo} />
      <Reading>
        <CloseBar>
          <Close type="button" onClick={onClose}>
            <FormattedMessage {...faqTexts.close} />
            <Icon name="close" size="medium" />
          </Close>
        </CloseBar>
        <VisuallyHidden role="status">
          {search.trim() !== '' && formatMessage(faqCounts.found, { count: found.size })}
        </VisuallyHidden>
        {topics.map(({ id, title, questions }) => (
          <TopicBlock key={id}>
            <Heading id={topicHeadingId(id)} tabIndex={-1}>
              {formatMessage(title, plainValues)}
            </Heading>
            {questions.map(({ id: questionId, question, answer }) => (
              <FaqQuestion
                key={`${questionId} ${found.size === 1}`}
                question={formatMessage(question, plainValues)}
                startsOpen={found.size === 1}
              >
                {formatMessage(answer, linkedValues)}
              </FaqQuestion>
            ))}
          </TopicBlock>
        ))}
        {topics.length === 0 && (
          <Nothing>
            <Heading>
              <FormattedMessage {...faqTexts.none} />
            </Heading>
            <p>
              <FormattedMessage {...faqTexts.noneHelp} />
            </p>
            <Button variant="outline" size="small" onClick={() => setSearch('')}>
              <FormattedMessage {...faqTexts.all} />
            </Button>
          </Nothing>
        )}
      </Reading>
    </Frame>
  );
}
