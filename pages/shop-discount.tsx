import { PlainPage } from '../components/shell/PlainPage';
import { staticPage } from '../store/pageProps';

export const getStaticProps = staticPage('shop-discount');

export default function ShopDiscountPage() {
  return <PlainPage name="shop-discount" />;
}
