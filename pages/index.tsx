import { useIntl } from 'react-intl';
import { HomeScreen, type HomeProps } from '../components/home/HomeScreen';
import type { ClubPage } from '../components/shell/page';
import { PageHead } from '../components/shell/PageHead';
import { pageDescriptions, pageTitles } from '../components/shell/pages.messages';
import { getNews } from '../services/account/endpoints';
import { getCurrentChallenges, getShowcase, getStarPlayers, getVisitorGames } from '../services/visitor/endpoints';
import { toSnippet } from '../store/news/rules';
import { visitorPage } from '../store/visitorPage';

export const getStaticProps = visitorPage<HomeProps>({
  areas: ['home'],
  load: async (ask, locale) => {
    const [challenges, showcase, starPlayers, games, news] = await Promise.all([
      ask(getCurrentChallenges, { locale }),
      ask(getShowcase, { locale, limit: 5 }),
      ask(getStarPlayers, { locale }),
      ask(getVisitorGames, { locale }),
      ask(getNews, { locale, limit: 5 }),
    ]);
    const samGames = games.filter((game) => game.hasStats && game.isReleased).map((game) => game.title);
    return {
      challenges,
      showcase,
      starPlayers: starPlayers.slice(0, 3),
      samGames: samGames.slice(0, 7),
      news: news.map(toSnippet),
    };
  },
  without: { challenges: null, showcase: null, starPlayers: [], samGames: [], news: [] },
});

const IndexPage: ClubPage<HomeProps> = (props) => {
  const { formatMessage } = useIntl();
  return (
    <>
      <PageHead title={formatMessage(pageTitles.index)} description={formatMessage(pageDescriptions.index)} />
      <HomeScreen {...props} />
    </>
  );
};

IndexPage.shell = { overArt: true };

export default IndexPage;
