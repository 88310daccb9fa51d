import styled from 'styled-components';
import { useIntl } from 'react-intl';
import { brand } from '../brand/brand';
import { menuLine } from '../theme/mixins';
import { media, tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { ArrowLink } from '../ui/buttons/ArrowLink';
import { SearchField } from '../ui/fields/TextField';
import { descriptorOf, useTexts } from '../ui/text/useTexts';
import { plainValues, type Topic } from './faqTopics';

interface FaqAsideProps {
  search: string;
  onSearch: (search: string) => void;
  topics: readonly Topic[];
  onTopic: (id: string) => void;
}

export function FaqAside({ search, onSearch, topics, onTopic }: FaqAsideProps) {
  const { formatMessage } = useIntl();
  const t = useTexts();
  return (
    <Aside>
      <AsideTitle aria-hidden>{t('faq.title')}</AsideTitle>
      <SearchField label={t('faq.search')} value={search} onChange={onSearch} />
      <nav aria-label={t('faq.topics')}>
        <TopicList>
          {topics.map(({ id, title, questions }) => (
            <li key={id}>
              <button type="button" onClick={() => onTopic(id)}>
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
  );
}

const { color, on, space } = tokens;

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
`;

const AsideTitle = styled.p`
  ${text.d3}

  ${media.below.laptop} {
    ${text.t1}
    display: flex;
    align-items: center;
    min-height: ${tokens.control.tap};
    padding-right: 96px;
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
