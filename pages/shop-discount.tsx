import { DiscountScreen } from '../components/discount/DiscountScreen';
import { pageOf } from '../components/shell/pageOf';
import { loadDiscount } from '../store/discount/pageProps';
import { visitorPage } from '../store/visitorPage';

export const getStaticProps = visitorPage({
  areas: ['discount', 'payment', 'profile.policies'],
  load: loadDiscount,
});

export default pageOf('shop-discount', DiscountScreen, { overArt: true });
