import { useState, useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { brand } from '../../brand/brand';
import { useWeekStart } from '../../challenges/useWeekStart';
import type { PopupProps } from '../../popups/popupNames';
import { tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { ArrowLink } from '../../ui/buttons/ArrowLink';
import { Button } from '../../ui/buttons/Button';
import { Modal } from '../../ui/dialogs/Modal';
import { SearchField } from '../../ui/fields/TextField';
import { Icon } from '../../ui/icons/Icon';
import { Collapse } from '../../ui/layout/Collapse';
import { descriptorOf, useTexts } from '../../ui/text/useTexts';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { faqTopics, searchFaq, type Topic } from '../faqTopics';
import { linkedValues, plainValues } from '../faqValues';
import {
  CloseButton,
  CloseBar,
  FaqColumns,
  TopicHeading,
  NoResults,
  QuestionPane,
  TopicBlock,
  Aside,
  SupportNote,
  AsideTitle,
  TopicButton,
  TopicList,
} from './FaqContent.styles';

const topicHeadingId = (topic: string) => `faq-${topic}`;

/** The search field and topics on the ink surface, the questions beside them on paper. */
function FaqContent({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl();
  const t = useTexts();
  const weekStart = useWeekStart();
  const [search, setSearch] = useState('');
  const matches = searchFaq(
    faqTopics.flatMap(({ title, questions }) =>
      questions.map(({ id, question, answer }) => ({
        id,
        text: [title, question, answer]
          .map((each) => formatMessage(descriptorOf(each), { ...plainValues, weekStart }))
          .join(' '),
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
            {t('ui.close')}
            <Icon name="close" size="medium" />
          </CloseButton>
        </CloseBar>
        <VisuallyHidden role="status">{search.trim() !== '' && t('faq.found', { count: matches.size })}</VisuallyHidden>
        {topics.map(({ id, title, questions }) => (
          <TopicBlock key={id}>
            <TopicHeading id={topicHeadingId(id)} tabIndex={-1}>
              {formatMessage(descriptorOf(title), plainValues)}
            </TopicHeading>
            {questions.map(({ id: questionId, question, answer }) => (
              <FaqQuestion
                key={`${questionId} ${matches.size === 1}`}
                question={formatMessage(descriptorOf(question), plainValues)}
                startsOpen={matches.size === 1}
              >
                {formatMessage(descriptorOf(answer), { ...linkedValues, weekStart })}
              </FaqQuestion>
            ))}
          </TopicBlock>
        ))}
        {topics.length === 0 && (
          <NoResults>
            <TopicHeading>{t('faq.none')}</TopicHeading>
            <p>{t('faq.noneHelp')}</p>
            <Button variant="outline" size="small" onClick={() => setSearch('')}>
              {t('faq.all')}
            </Button>
          </NoResults>
        )}
      </QuestionPane>
    </FaqColumns>
  );
}

/** `_popup=faq`: frequent questions and their answers. */
export function FaqPopup({ isOpen, onClose }: PopupProps) {
  const t = useTexts();
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={t('faq.title')}
      isTitleHidden
      closeLabel={t('ui.close')}
      isCloseHidden
      size="wide"
      isBare
      isFullScreenOnPhones
    >
      <FaqContent onClose={onClose} />
    </Modal>
  );
}

interface FaqQuestionProps {
  question: string;
  /** True for the only match of a search. */
  startsOpen: boolean;
  children: ReactNode;
}

/** A question with a collapsible answer. */
function FaqQuestion({ question, startsOpen, children }: FaqQuestionProps) {
  const answerId = useId();
  const [isOpen, setIsOpen] = useState(startsOpen);
  return (
    <QuestionItem>
      <h4>
        <QuestionButton
          type="button"
          aria-expanded={isOpen}
          aria-controls={answerId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {question}
          <Chevron $isOpen={isOpen}>
            <Icon name="chevron" size="normal" />
          </Chevron>
        </QuestionButton>
      </h4>
      <Collapse id={answerId} isOpen={isOpen}>
        <Answer>{children}</Answer>
      </Collapse>
    </QuestionItem>
  );
}

const { on, space } = tokens;

const QuestionItem = styled.div`
  border-bottom: 1px solid ${on.hairline};
`;

const QuestionButton = styled.button`
  ${text.rowTitle}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  width: 100%;
  min-height: 56px;
  padding-block: ${space[3]};
  text-wrap: pretty;

  &:hover {
    color: ${on.link};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Chevron = styled.span<{ $isOpen: boolean }>`
  flex: none;
  color: ${on.muted};
  transform: rotate(${({ $isOpen }) => ($isOpen ? 180 : 0)}deg);
  transition: transform ${tokens.duration.collapse}ms ${tokens.easing.inOut};
`;

const Answer = styled.p`
  max-width: 62ch;
  padding-bottom: ${space[5]};
  color: ${on.muted};
  text-wrap: pretty;
`;

interface FaqAsideProps {
  search: string;
  onSearch: (search: string) => void;
  /** The topics with matching questions. */
  topics: readonly Topic[];
  onTopic: (id: string) => void;
}

/** The search field, the topics and the link to support. */
function FaqAside({ search, onSearch, topics, onTopic }: FaqAsideProps) {
  const { formatMessage } = useIntl();
  const t = useTexts();
  return (
    <Aside>
      <AsideTitle aria-hidden>{t('faq.title')}</AsideTitle>
      <SearchField label={t('faq.search')} clearLabel={t('ui.clearSearch')} value={search} onChange={onSearch} />
      <nav aria-label={t('faq.topics')}>
        <TopicList>
          {topics.map(({ id, title, questions }) => (
            <li key={id}>
              <TopicButton type="button" onClick={() => onTopic(id)}>
                {formatMessage(descriptorOf(title), plainValues)}
                <span>{questions.length}</span>
              </TopicButton>
            </li>
          ))}
        </TopicList>
      </nav>
      <SupportNote>
        <p>{t('faq.more')}</p>
        <ArrowLink href={brand.links.support} $size="small">
          {t('faq.support')}
        </ArrowLink>
      </SupportNote>
    </Aside>
  );
}
