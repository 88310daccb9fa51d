import { FriendsScreen } from '../components/friends/FriendsScreen';
import { PageHead } from '../components/head/PageHead';
import { staticPage } from '../store/pageProps';

export const getStaticProps = staticPage(
  ...['friends', 'requests', 'leaderboard', 'compare', 'safety', 'profile.policies'],
);

export default function FriendsPage() {
  return (
    <>
      <PageHead page="friends" isHidden />
      <FriendsScreen />
    </>
  );
}
