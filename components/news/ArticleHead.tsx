import { useIntl } from 'react-intl';
import type { ArticleProps } from '../../store/news/pageProps';
import { addressOf } from '../shell/addresses';
import { PageHead } from '../shell/PageHead';
import { pageTitles } from '../shell/pages.messages';
import { articleData } from '../shell/structuredData';
import { usePlace } from '../shell/usePlace';

/** An article as search engines and shared links show it. */
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
      data={articleData(article)}
    />
  );
}
