import type { GetStaticPaths } from 'next';
import { ArticleHead } from '../../components/news/ArticleScreen';
import { ArticleScreen } from '../../components/news/ArticleScreen';
import type { ClubPage } from '../../components/shell/pageOf';
import { loadArticle, type ArticleProps } from '../../store/news/pageProps';
import { visitorPage } from '../../store/visitorPage';

export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

export const getStaticProps = visitorPage({ areas: ['news'], load: loadArticle });

const ArticlePage: ClubPage<ArticleProps> = (props) => (
  <>
    <ArticleHead article={props.article} />
    <ArticleScreen {...props} />
  </>
);

ArticlePage.shell = { overArt: true };

export default ArticlePage;
