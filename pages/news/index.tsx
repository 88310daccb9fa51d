import { useIntl } from 'react-intl';
import { NewsScreen } from '../../components/news/NewsScreen';
import type { ClubPage } from '../../components/shell/page';
import { PageHead } from '../../components/shell/PageHead';
import { pageDescriptions, pageTitles } from '../../components/shell/pages.messages';
import { loadNews, newsWithoutData, type NewsProps } from '../../store/news/pageProps';
import { visitorPage } from '../../store/visitorPage';

export const getStaticProps = visitorPage({ areas: ['news'], load: loadNews, without: newsWithoutData });

const NewsPage: ClubPage<NewsProps> = (props) => {
  const { formatMessage } = useIntl();
  return (
    <>
      <PageHead title={formatMessage(pageTitles.news)} description={formatMessage(pageDescriptions.news)} />
      <NewsScreen {...props} />
    </>
  );
};

NewsPage.shell = { ground: 'paper' };

export default NewsPage;
