import { PlainPage } from '../../components/shell/PlainPage';
import { staticPage } from '../../store/pageProps';

export const getStaticProps = staticPage('news');

export default function NewsPage() {
  return <PlainPage name="news" />;
}
