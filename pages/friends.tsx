import { PlainPage } from '../components/shell/PlainPage';
import { staticPage } from '../store/pageProps';

export const getStaticProps = staticPage('friends');

export default function FriendsPage() {
  return <PlainPage name="friends" isForPlayers />;
}
