import { defineMessages, FormattedDate, FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { ClubLink } from '../shell/ClubLink';
import { coveringLink } from '../theme/mixins';
import { groundStyle } from '../theme/grounds';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { Wrap } from '../ui/Layout';
import { ArrowLink } from '../ui/Links';
import { Picture } from '../ui/Picture';
import type { NewsSnippet } from '../../store/news/rules';

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

const Section = styled.section`
  ${groundStyle('paper')}
  padding-bottom: ${tokens.layout.section};
`;

const Columns = styled(Wrap)`
  display: grid;
  grid-template-columns: 7fr 5fr;
  gap: 0 64px;
  padding-top: clamp(48px, 5vw, 72px);
  border-top: 1px solid ${tokens.on.hairline};

  time {
    font-size: ${tokens.size.small};
    font-variant-numeric: tabular-nums;
    color: ${tokens.on.muted};
  }

  ${media.below.laptop} {
    grid-template-columns: minmax(0, 1fr);
    gap: 24px;
  }
`;

const Head = styled.div`
  display: flex;
  grid-column: 1 / -1;
  align-items: baseline;
  justify-content: space-between;
  gap: 24px;
  margin-bottom: 32px;

  ${media.below.laptop} {
    margin-bottom: 0;
  }
`;

const Title = styled.h2`
  ${text.d3}
`;

const Frame = styled.div`
  aspect-ratio: 16 / 9;
  border-radius: ${tokens.radius.card};
  overflow: hidden;
  background: ${tokens.colour.ink800};
`;

const Lead = styled.article`
  position: relative;

  time {
    display: block;
    margin: 20px 0 6px;
  }

  h3 {
    ${text.d3}
  }

  h3 a {
    ${coveringLink}
  }

  p {
    max-width: 56ch;
    margin-top: 10px;
    color: ${tokens.on.muted};
  }
`;

const Line = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) 96px;
  gap: 20px;
  align-items: start;
  padding: 20px 0;
  border-top: 1px solid ${tokens.on.hairline};

  &:first-child {
    border-top: 0;
    padding-top: 0;
  }

  h3 {
    margin-top: 4px;
    font: 600 1.0625rem / 1.3 ${tokens.font.display};
  }

  h3 a {
    ${coveringLink}
  }

  ${media.below.laptop} {
    &:first-child {
      border-top: 1px solid ${tokens.on.hairline};
      padding-top: 20px;
    }
  }
`;

const Thumb = styled.div`
  height: 72px;
  border-radius: ${tokens.radius.small};
  overflow: hidden;
  background: ${tokens.colour.ink800};
`;
