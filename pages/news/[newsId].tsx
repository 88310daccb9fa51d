import type { GetStaticPaths } from 'next';
import { ArticleHead, ArticleScreen } from '../../components/news/ArticleScreen';
import { pageOf } from '../../components/shell/pageOf';
import { loadArticle } from '../../store/news/pageProps';
import { visitorPage } from '../../store/visitorPage';

export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

export const getStaticProps = visitorPage({ areas: ['news'], load: loadArticle });

export default pageOf(ArticleHead, ArticleScreen, { overArt: true });
