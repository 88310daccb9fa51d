import { NewsScreen } from '../../components/news/NewsScreen';
import type { ClubPage } from '../../components/shell/ClubPage';
import { PageHead } from '../../components/head/PageHead';
import { loadNews, newsWithoutData, type NewsProps } from '../../store/news/pageProps';
import { visitorPage } from '../../store/visitorPage';

export const getStaticProps = visitorPage({ areas: ['news'], load: loadNews, without: newsWithoutData });

const NewsPage: ClubPage<NewsProps> = (props) => (
  <>
    <PageHead page="news" />
    <NewsScreen {...props} />
  </>
);

NewsPage.shell = { surface: 'paper' };

export default NewsPage;
