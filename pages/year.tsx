import { pageOf } from '../components/shell/pageOf';
import { YearScreen } from '../components/year/YearScreen';
import { staticPage } from '../store/pageProps';

export const getStaticProps = staticPage('year', 'units.call.challenges');

export default pageOf('year', YearScreen);
