import { DiscountScreen } from '../components/discount/DiscountScreen';
import type { ClubPage } from '../components/shell/ClubPage';
import { PageHead } from '../components/head/PageHead';
import { discountWithoutData, loadDiscount, type DiscountProps } from '../store/discount/pageProps';
import { visitorPage } from '../store/visitorPage';

export const getStaticProps = visitorPage({
  areas: ['discount', 'payment', 'profile.policies'],
  load: loadDiscount,
  without: discountWithoutData,
});

const ShopDiscountPage: ClubPage<DiscountProps> = (props) => (
  <>
    <PageHead page="shop-discount" />
    <DiscountScreen {...props} />
  </>
);

ShopDiscountPage.shell = { overArt: true };

export default ShopDiscountPage;
