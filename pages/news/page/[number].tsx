import type { GetStaticPaths } from 'next';
import { NewsScreen } from '../../../components/news/NewsScreen';
import { pageOf } from '../../../components/shell/pageOf';
import { loadNews } from '../../../store/news/pageProps';
import { visitorPage } from '../../../store/visitorPage';

export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

export const getStaticProps = visitorPage({ areas: ['news'], load: loadNews });

export default pageOf('news', NewsScreen, { surface: 'paper' });
