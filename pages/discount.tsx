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

const DiscountPage: ClubPage<DiscountProps> = (props) => (
  <>
    <PageHead page="discount" />
    <DiscountScreen {...props} />
  </>
);

DiscountPage.shell = { overArt: true };

export default DiscountPage;
