import { PlainPage } from '../components/shell/PlainPage';
import { staticPage } from '../store/pageProps';

export const getStaticProps = staticPage('rewards');

export default function RewardsPage() {
  return <PlainPage name="rewards" />;
}
