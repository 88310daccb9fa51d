import { defineMessages, FormattedDate, FormattedMessage } from 'react-intl';
import { ClubLink } from '../navigation/ClubLink';
import { ArrowLink } from '../ui/buttons/ArrowLink';
import { Picture } from '../ui/media/Picture';
import type { NewsSnippet } from '../../store/news/rules';
import { Columns, Frame, Head, Lead, Line, Section, Thumb, Title } from './HomeNews.styles';

const messages = defineMessages({
  title: { id: 'home.news.title', defaultMessage: 'Latest news', description: 'Heading' },
  all: { id: 'home.news.all', defaultMessage: 'All news', description: 'Link to the news page' },
});

/** The newest article large, four more beside it. Nothing at all where there is no news. */
export function HomeNews({ news }: { news: readonly NewsSnippet[] }) {
  const [lead, ...others] = news;
  if (!lead) return null;
  return (
    <Section>
      <Columns>
        <Head>
          <Title>
            <FormattedMessage {...messages.title} />
          </Title>
          <ArrowLink as={ClubLink} to={{ page: 'news' }}>
            <FormattedMessage {...messages.all} />
          </ArrowLink>
        </Head>
        <Lead>
          <Frame>
            {lead.picture !== null && <Picture src={lead.picture} width={960} height={540} alt="" isCover />}
          </Frame>
          <Day date={lead.date} />
          <h3>
            <Article snippet={lead} />
          </h3>
          <p>{lead.summary}</p>
        </Lead>
        <ul>
          {others.slice(0, 4).map((snippet) => (
            <Line key={snippet.newsId}>
              <div>
                <Day date={snippet.date} />
                <h3>
                  <Article snippet={snippet} />
                </h3>
              </div>
              <Thumb>
                {snippet.picture !== null && <Picture src={snippet.picture} width={960} height={540} alt="" isCover />}
              </Thumb>
            </Line>
          ))}
        </ul>
      </Columns>
    </Section>
  );
}

const Article = ({ snippet: { newsId, title } }: { snippet: NewsSnippet }) => (
  <ClubLink to={{ page: 'news-details', params: { newsId } }}>{title}</ClubLink>
);

const Day = ({ date }: { date: string }) => (
  <time dateTime={date}>
    <FormattedDate value={date} day="numeric" month="long" year="numeric" timeZone="UTC" />
  </time>
);
