import { PlainPage } from '../components/shell/PlainPage';
import { staticPage } from '../store/pageProps';

export const getStaticProps = staticPage('discount');

export default function DiscountPage() {
  return <PlainPage name="discount" />;
}
