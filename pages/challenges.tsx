import { PlainPage } from '../components/shell/PlainPage';
import { staticPage } from '../store/pageProps';

export const getStaticProps = staticPage('challenges');

export default function ChallengesPage() {
  return <PlainPage name="challenges" />;
}
