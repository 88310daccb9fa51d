import { useIntl } from 'react-intl';
import type { ArticleProps } from '../../../store/news/pageProps';
import { addressOf } from '../../head/addresses';
import { PageHead } from '../../head/PageHead';
import { pageTitles } from '../../head/pages.messages';
import { articleData } from '../../head/structuredData';
import { usePlace } from '../../navigation/usePlace';

/** An article's metadata for search engines and shared links. */
export function ArticleHead({ article }: Pick<ArticleProps, 'article'>) {
  const { formatMessage } = useIntl();
  const { locale } = usePlace();
  const { title, summary, mediaUrl } = article;
  return (
    <PageHead
      page="news-details"
      title={title}
      description={summary}
      image={mediaUrl}
      type="article"
      trail={[[formatMessage(pageTitles.news), addressOf('news', locale)]]}
      data={articleData(article, locale)}
    />
  );
}
