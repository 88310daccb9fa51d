import type { GetStaticPaths } from 'next';
import { ArticleScreen } from '../../components/news/ArticleScreen';
import type { ClubPage } from '../../components/shell/page';
import { PageHead } from '../../components/shell/PageHead';
import { loadArticle, type ArticleProps } from '../../store/news/pageProps';
import { visitorPage } from '../../store/visitorPage';

/** Articles are made when first asked for. */
export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

export const getStaticProps = visitorPage({ areas: ['news'], load: loadArticle });

const ArticlePage: ClubPage<ArticleProps> = (props) => {
  const { title, summary, mediaUrl } = props.article;
  return (
    <>
      <PageHead title={title} description={summary} image={mediaUrl ?? undefined} type="article" />
      <ArticleScreen {...props} />
    </>
  );
};

ArticlePage.shell = { overArt: true };

export default ArticlePage;
