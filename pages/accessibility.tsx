import { AccessibilityScreen } from '../components/accessibility/AccessibilityScreen';
import { pageOf } from '../components/shell/pageOf';
import { staticPage } from '../store/pageProps';

export const getStaticProps = staticPage('accessibility');

export default pageOf('accessibility', AccessibilityScreen);
