import { AccessibilityScreen } from '../components/accessibility/AccessibilityScreen';
import { PageHead } from '../components/head/PageHead';
import { staticPage } from '../store/pageProps';

export const getStaticProps = staticPage('accessibility');

export default function AccessibilityPage() {
  return (
    <>
      <PageHead page="accessibility" />
      <AccessibilityScreen />
    </>
  );
}
