import { useIntl } from 'react-intl';
import { GamesScreen } from '../components/games/GamesScreen';
import { PageHead } from '../components/shell/PageHead';
import { pageDescriptions, pageTitles } from '../components/shell/pages.messages';
import { staticPage } from '../store/pageProps';

export const getStaticProps = staticPage('games');

export default function GamesPage() {
  const { formatMessage } = useIntl();
  return (
    <>
      <PageHead title={formatMessage(pageTitles.games)} description={formatMessage(pageDescriptions.games)} isHidden />
      <GamesScreen />
    </>
  );
}
