import { FormattedMessage, useIntl } from 'react-intl';
import { brand } from '../../brand/brand';
import { ArrowLink } from '../../ui/buttons/ArrowLink';
import { SearchField } from '../../ui/fields/TextField';
import { faqTexts } from '../faq.messages';
import { Aside, SupportNote, AsideTitle, TopicButton, TopicList } from './FaqContent.styles';
import type { Topic } from '../faqTopics';
import { plainValues } from '../faqValues';

interface FaqAsideProps {
  search: string;
  onSearch: (search: string) => void;
  /** The topics with matching questions. */
  topics: readonly Topic[];
  onTopic: (id: string) => void;
}

/** The search field, the topics and the link to support. */
export function FaqAside({ search, onSearch, topics, onTopic }: FaqAsideProps) {
  const { formatMessage } = useIntl();
  return (
    <Aside>
      <AsideTitle aria-hidden>
        <FormattedMessage {...faqTexts.title} />
      </AsideTitle>
      <SearchField
        label={formatMessage(faqTexts.search)}
        clearLabel={formatMessage(faqTexts.clear)}
        value={search}
        onChange={onSearch}
      />
      <nav aria-label={formatMessage(faqTexts.topics)}>
        <TopicList>
          {topics.map(({ id, title, questions }) => (
            <li key={id}>
              <TopicButton type="button" onClick={() => onTopic(id)}>
                {formatMessage(title, plainValues)}
                <span>{questions.length}</span>
              </TopicButton>
            </li>
          ))}
        </TopicList>
      </nav>
      <SupportNote>
        <p>
          <FormattedMessage {...faqTexts.more} />
        </p>
        <ArrowLink href={brand.links.support} $size="small">
          <FormattedMessage {...faqTexts.support} />
        </ArrowLink>
      </SupportNote>
    </Aside>
  );
}
