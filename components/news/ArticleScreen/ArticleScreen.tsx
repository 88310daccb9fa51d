import styled from 'styled-components';
import type { ArticleProps } from '../../../store/news/pageProps';
import { addressOf, articleData } from '../../head/structuredData';
import { PageHead } from '../../head/PageHead';
import { ClubLink } from '../../navigation/ClubLink';
import { usePlace } from '../../navigation/usePlace';
import { media } from '../../theme/media';
import { tokens } from '../../theme/tokens';
import { ArrowLink } from '../../ui/buttons/ArrowLink';
import { Section } from '../../ui/layout/Section';
import { Text } from '../../ui/layout/Text';
import { Wrap } from '../../ui/layout/Wrap';
import { Carousel } from '../../ui/media/Carousel';
import { useTexts } from '../../ui/text/useTexts';
import { NewsCard } from '../NewsCard';
import { ArticleAside } from './ArticleAside';
import { ArticleBody } from './ArticleBody';
import { ArticleHero } from './ArticleHero';

/** An article with its header, text and related articles. */
export function ArticleScreen({ article, related }: ArticleProps) {
  const t = useTexts();
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
              label={t('news.related')}
              previousLabel={t('news.related.previous')}
              nextLabel={t('news.related.next')}
              head={
                <>
                  <Text as="h2" $type="d3">
                    {t('news.related')}
                  </Text>
                  <ArrowLink as={ClubLink} to={{ page: 'news' }}>
                    {t('news.all')}
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

/** An article's metadata for search engines and shared links. */
export function ArticleHead({ article }: Pick<ArticleProps, 'article'>) {
  const t = useTexts();
  const { locale } = usePlace();
  const { title, summary, mediaUrl } = article;
  return (
    <PageHead
      page="news-details"
      title={title}
      description={summary}
      image={mediaUrl}
      type="article"
      trail={[[t('pages.news.title'), addressOf('news', locale)]]}
      data={articleData(article, locale)}
    />
  );
}
