import { useIntl } from 'react-intl';
import type { ClubPage } from '../components/shell/page';
import { PageHead } from '../components/shell/PageHead';
import { pageDescriptions, pageTitles } from '../components/shell/pages.messages';
import { StarPlayersScreen } from '../components/starplayers/StarPlayersScreen';
import { loadStarPlayers, starPlayersWithoutData, type StarPlayersProps } from '../store/starplayers/pageProps';
import { visitorPage } from '../store/visitorPage';

export const getStaticProps = visitorPage({
  areas: ['starplayers'],
  load: loadStarPlayers,
  without: starPlayersWithoutData,
});

const StarPlayersPage: ClubPage<StarPlayersProps> = (props) => {
  const { formatMessage } = useIntl();
  return (
    <>
      <PageHead
        title={formatMessage(pageTitles.starplayers)}
        description={formatMessage(pageDescriptions.starplayers)}
      />
      <StarPlayersScreen {...props} />
    </>
  );
};

StarPlayersPage.shell = { overArt: true };

export default StarPlayersPage;
