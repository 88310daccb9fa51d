import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { ArticleProps } from '../../../store/news/pageProps';
import { ClubLink } from '../../navigation/ClubLink';
import { media } from '../../theme/media';
import { tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { ArrowLink } from '../../ui/buttons/ArrowLink';
import { Section } from '../../ui/layout/Section';
import { Wrap } from '../../ui/layout/Wrap';
import { Carousel } from '../../ui/media/Carousel';
import { newsMessages } from '../news.messages';
import { NewsCard } from '../NewsCard';
import { ArticleAside } from './ArticleAside';
import { ArticleBody } from './ArticleBody';
import { ArticleHero } from './ArticleHero';

/** An article with its header, text and related articles. */
export function ArticleScreen({ article, related }: ArticleProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <article>
        <ArticleHero {...article} />
        <Section $surface="paper">
          <Columns>
            <ArticleAside {...article} />
            <div>
              <Summary>{article.summary}</Summary>
              <ArticleBody dangerouslySetInnerHTML={{ __html: article.body }} />
            </div>
          </Columns>
        </Section>
      </article>
      {related.length > 0 && (
        <Section $surface="deep">
          <Wrap>
            <Carousel
              key={article.newsId}
              label={formatMessage(newsMessages.related)}
              previousLabel={formatMessage(newsMessages.previous)}
              nextLabel={formatMessage(newsMessages.next)}
              head={
                <>
                  <RelatedTitle>
                    <FormattedMessage {...newsMessages.related} />
                  </RelatedTitle>
                  <ArrowLink as={ClubLink} to={{ page: 'news' }}>
                    <FormattedMessage {...newsMessages.all} />
                  </ArrowLink>
                </>
              }
              slides={related.map((snippet) => ({
                key: snippet.newsId,
                content: <NewsCard snippet={snippet} headingLevel={3} />,
              }))}
            />
          </Wrap>
        </Section>
      )}
    </>
  );
}

const Columns = styled(Wrap)`
  display: grid;
  grid-template-columns: 3fr 9fr;
  gap: ${tokens.layout.columnGap};

  ${media.below.laptop} {
    display: flex;
    flex-direction: column-reverse;
    gap: 48px;
  }
`;

const Summary = styled.p`
  max-width: 40ch;
  margin-bottom: 40px;
  font: 500 clamp(1.25rem, 1.1rem + 0.7vw, 1.625rem) / 1.4 ${tokens.font.display};
  letter-spacing: -0.008em;
  text-wrap: pretty;
`;

const RelatedTitle = styled.h2`
  ${text.d3}
`;
