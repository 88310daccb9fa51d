import type { GetStaticPaths } from 'next';
import { PlainPage } from '../../components/shell/PlainPage';
import { staticPage } from '../../store/pageProps';

/** Articles are made when first asked for. */
export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

export const getStaticProps = staticPage('news');

export default function NewsDetailsPage() {
  return <PlainPage name="news-details" />;
}
