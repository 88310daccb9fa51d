import styled from 'styled-components';
import { pathOf } from '../../routes';
import { siteUrl } from '../../services/http/addresses';
import type { ArticleProps } from '../../store/news/pageProps';
import { brand } from '../brand/brand';
import { PageHead } from '../head/PageHead';
import { addressOf, articleData } from '../head/structuredData';
import { PageArrow } from '../navigation/PageArrow';
import { ExternalLink } from '../navigation/ExternalLink';
import { usePlace } from '../navigation/usePlace';
import { media, tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { Icon } from '../ui/icons/Icon';
import { Band, Section, Wrap } from '../ui/layout/Section';
import { Text } from '../ui/layout/Text';
import { Carousel } from '../ui/media/Carousel';
import { useTexts } from '../ui/text/useTexts';
import { NewsCard } from './NewsCard';
import { ArticleBody } from './ArticleBody';
import { ArticleHero } from './ArticleHero';

export function ArticleScreen({ article, related }: ArticleProps) {
  const t = useTexts();
  return (
    <>
      <article>
        <ArticleHero {...article} />
        <Band $surface="paper">
          <Columns>
            <ArticleAside {...article} />
            <div>
              <Summary>{article.summary}</Summary>
              <ArticleBody dangerouslySetInnerHTML={{ __html: article.body }} />
            </div>
          </Columns>
        </Band>
      </article>
      {related.length > 0 && (
        <Section $surface="deep">
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
                <PageArrow to={{ page: 'news' }}>{t('news.all')}</PageArrow>
              </>
            }
            slides={related.map((snippet) => ({
              key: snippet.newsId,
              content: <NewsCard snippet={snippet} headingLevel={3} />,
            }))}
          />
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
  font: 600 clamp(1.25rem, 1.1rem + 0.7vw, 1.625rem) / 1.4 ${tokens.font.display};
  letter-spacing: -0.008em;
  text-wrap: pretty;
`;

const shareId = 'share';

type ArticleAsideProps = Pick<ArticleProps['article'], 'newsId' | 'title' | 'links'>;

function ArticleAside({ newsId, title, links }: ArticleAsideProps) {
  const t = useTexts();
  const { locale } = usePlace();
  const address = siteUrl + pathOf({ page: 'news-details', params: { newsId } }, locale);
  return (
    <Links role="group" aria-labelledby={shareId}>
      <h2 id={shareId}>{t('news.share')}</h2>
      <ul>
        <li>
          <ExternalLink href={`https://twitter.com/intent/tweet?${query({ text: title, url: address })}`}>
            <Icon name="twitter" size="normal" />
            {t('news.share.on', { network: brand.social.displayName })}
          </ExternalLink>
        </li>
        <li>
          <a href={`mailto:?${query({ subject: title, body: address })}`}>
            <Icon name="mail" size="normal" />
            {t('news.share.mail')}
          </a>
        </li>
        {links.map(({ url, title: name }) => (
          <li key={url}>
            <ExternalLink href={url}>
              <Icon name="external" size="normal" />
              {name}
            </ExternalLink>
          </li>
        ))}
      </ul>
    </Links>
  );
}

/** Spaces as %20, because mail programs do not decode plus signs. */
const query = (values: Record<string, string>) => new URLSearchParams(values).toString().replaceAll('+', '%20');

const Links = styled.div`
  h2 {
    ${text.label}
    color: ${tokens.on.muted};
  }

  ul {
    margin-top: 8px;
  }

  a {
    display: inline-flex;
    align-items: center;
    gap: 12px;
    min-height: ${tokens.control.tap};
    font-size: ${tokens.size.control};
    font-weight: 600;
  }

  a:hover {
    color: ${tokens.on.link};
  }

  ${media.from.laptop} {
    position: sticky;
    top: 112px;
    align-self: start;
  }

  ${media.below.laptop} {
    padding-top: 24px;
    border-top: 1px solid ${tokens.on.hairline};
  }
`;

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
