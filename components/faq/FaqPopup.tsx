import { useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { useWeekStart } from '../challenges/useWeekStart';
import type { PopupProps } from '../popups/popupNames';
import { onSurface } from '../theme/onSurface';
import { media, tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { Button } from '../ui/buttons/Button';
import { Modal, ModalClose } from '../ui/dialogs/Modal';
import { Disclosure } from '../ui/layout/Disclosure';
import { Stack } from '../ui/layout/Stack';
import { Text } from '../ui/layout/Text';
import { Announcement } from '../ui/text/Announcement';
import { textSearch } from '../ui/text/textSearch';
import { descriptorOf, useTexts } from '../ui/text/useTexts';
import { faqTopics, linkedValues, plainValues } from './faqTopics';
import { brand } from '../brand/brand';
import { menuLine, notPrinted } from '../theme/mixins';
import { ArrowLink } from '../ui/buttons/ArrowLink';
import { SearchField } from '../ui/fields/TextField';

const topicHeadingId = (topic: string) => `faq-${topic}`;

function FaqContent() {
  const { formatMessage } = useIntl();
  const t = useTexts();
  const weekStart = useWeekStart();
  const [search, setSearch] = useState('');
  const all = faqTopics.flatMap(({ title, questions }) => questions.map((each) => ({ title, ...each })));
  const found = textSearch(all, search, ({ title, question, answer }) =>
    [title, question, answer].map((id) => formatMessage(descriptorOf(id), { ...plainValues, weekStart })),
  );
  const topics = faqTopics
    .map((topic) => ({ ...topic, questions: found.filter(({ title }) => title === topic.title) }))
    .filter(({ questions }) => questions.length > 0);
  const goTo = (topic: string) => document.getElementById(topicHeadingId(topic))?.focus();
  return (
    <FaqColumns>
      <Aside>
        <AsideTitle aria-hidden>{t('faq.title')}</AsideTitle>
        <SearchField label={t('faq.search')} value={search} onChange={setSearch} />
        <nav aria-label={t('faq.topics')}>
          <TopicList>
            {topics.map(({ id, title, questions }) => (
              <li key={id}>
                <button type="button" onClick={() => goTo(id)}>
                  {formatMessage(descriptorOf(title), plainValues)}
                  <span>{questions.length}</span>
                </button>
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
      <QuestionPane>
        <CloseBar>
          <CloseButton />
        </CloseBar>
        <Announcement text={t('faq.found', { count: found.length })} />
        {topics.map(({ id, title, questions }) => (
          <section key={id}>
            <TopicHeading id={topicHeadingId(id)} tabIndex={-1}>
              {formatMessage(descriptorOf(title), plainValues)}
            </TopicHeading>
            {questions.map(({ question, answer }) => (
              <Disclosure
                key={`${question} ${found.length === 1}`}
                title={formatMessage(descriptorOf(question), plainValues)}
                startsOpen={found.length === 1}
              >
                <Answer>{formatMessage(descriptorOf(answer), { ...linkedValues, weekStart })}</Answer>
              </Disclosure>
            ))}
          </section>
        ))}
        {topics.length === 0 && (
          <Stack $gap={4} $align="start">
            <Text as="h3" $type="playerH2">
              {t('faq.none')}
            </Text>
            <p>{t('faq.noneHelp')}</p>
            <Button variant="outline" size="small" onClick={() => setSearch('')}>
              {t('faq.all')}
            </Button>
          </Stack>
        )}
      </QuestionPane>
    </FaqColumns>
  );
}

export function FaqPopup(popup: PopupProps) {
  const t = useTexts();
  return (
    <Modal {...popup} title={t('faq.title')} isCloseHidden size="wide" isBare isFullScreenOnPhones>
      <FaqContent />
    </Modal>
  );
}

const { color, on, space } = tokens;

const Answer = styled.p`
  max-width: 62ch;
  padding-bottom: ${space[5]};
  color: ${on.muted};
  text-wrap: pretty;
`;

/** A fixed height, so that the layout does not move while the player types a search. */
const FaqColumns = styled.div`
  display: grid;
  grid-template-columns: 320px minmax(0, 1fr);
  height: min(760px, 100dvh - 34px);

  ${media.below.laptop} {
    grid-template-columns: minmax(0, 1fr);
    height: auto;
    min-height: 100%;
    align-content: start;
    grid-template-rows: auto 1fr;
  }
  @media print {
    display: block;
    height: auto;
  }
`;

const QuestionPane = styled.div.attrs(onSurface('paper'))`
  padding: 0 40px 40px;
  overflow-y: auto;
  overscroll-behavior: contain;

  section + section {
    margin-top: ${space[10]};
  }

  ${media.below.laptop} {
    padding: 24px 20px 40px;
    overflow: visible;
  }
  @media print {
    overflow: visible;
  }
`;

const CloseBar = styled.div`
  position: sticky;
  top: 0;
  z-index: ${tokens.layer.raised};
  height: 68px;
  margin-inline: -40px;
  background: linear-gradient(${on.surface} 76%, transparent);

  ${media.below.laptop} {
    position: fixed;
    inset: 0 0 auto;
    height: 0;
    margin: 0;
  }
  ${notPrinted}
`;

const CloseButton = styled(ModalClose)`
  ${media.below.laptop} {
    right: 8px;
    top: 12px;
    color: ${color.muted};

    &:hover {
      color: ${color.text};
    }
  }
`;

const TopicHeading = styled.h3`
  ${text.playerH2}
  padding-bottom: 8px;
  border-bottom: 1px solid ${on.outline};
  break-after: avoid;
  scroll-margin-top: 68px;

  ${media.below.laptop} {
    scroll-margin-top: 152px;
  }

  &:focus-visible {
    outline-offset: 4px;
  }
`;

const Aside = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[5]};
  padding: 32px 28px 20px;
  overflow-y: auto;
  background: radial-gradient(120% 60% at 0 0, ${color.ink700}, transparent 72%) ${color.ink900};

  ${media.below.laptop} {
    position: sticky;
    top: 0;
    z-index: ${tokens.layer.raised};
    gap: ${space[3]};
    padding: 12px 20px 16px;
    overflow: visible;

    nav,
    nav + div {
      display: none;
    }
  }
  @media print {
    position: static;
  }
  > :not(:first-child) {
    ${notPrinted}
  }
`;

const AsideTitle = styled.p`
  ${text.d3}

  ${media.below.laptop} {
    ${text.t1}
    padding-block: 10px;

    /* The close button's place: a word that is too long beside it goes below. */
    &::before {
      content: '';
      float: right;
      width: 6rem;
      height: 1em;
    }
  }
`;

const TopicList = styled.ul`
  margin-inline: calc(-1 * ${space[3]});

  button {
    ${menuLine}
    justify-content: space-between;
    gap: ${space[3]};
    width: 100%;
  }
  span {
    ${text.figure}
    color: ${on.muted};
  }
`;

const SupportNote = styled.div`
  margin-top: auto;
  padding-top: ${space[4]};
  border-top: 1px solid ${on.hairline};
  font-size: ${tokens.size.small};
  color: ${on.muted};
`;
