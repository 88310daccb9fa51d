import { useIntl } from 'react-intl';
import { FriendsScreen } from '../components/friends/FriendsScreen';
import { PageHead } from '../components/shell/PageHead';
import { pageDescriptions, pageTitles } from '../components/shell/pages.messages';
import { staticPage } from '../store/pageProps';

export const getStaticProps = staticPage('friends');

export default function FriendsPage() {
  const { formatMessage } = useIntl();
  return (
    <>
      <PageHead
        title={formatMessage(pageTitles.friends)}
        description={formatMessage(pageDescriptions.friends)}
        isHidden
      />
      <FriendsScreen />
    </>
  );
}
