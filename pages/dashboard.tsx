import { PlainPage } from '../components/shell/PlainPage';
import { staticPage } from '../store/pageProps';

export const getStaticProps = staticPage('dashboard');

export default function DashboardPage() {
  return <PlainPage name="dashboard" isForPlayers />;
}
