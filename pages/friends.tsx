import { FriendsScreen } from '../components/friends/FriendsScreen';
import { pageOf } from '../components/shell/pageOf';
import { staticPage } from '../store/pageProps';

export const getStaticProps = staticPage(
  ...['friends', 'requests', 'leaderboard', 'compare', 'safety', 'profile.policies'],
);

export default pageOf('friends', FriendsScreen);
