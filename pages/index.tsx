import { HomeScreen } from '../components/home/HomeScreen';
import type { ClubPage } from '../components/shell/ClubPage';
import { PageHead } from '../components/head/PageHead';
import { homeWithoutData, loadHome, type HomeProps } from '../store/home/pageProps';
import { visitorPage } from '../store/visitorPage';

export const getStaticProps = visitorPage({
  areas: [
    'home',
    'sam.phone',
    'discount.title',
    'discount.lead',
    'discount.exceptions',
    'discount.canada',
    'discount.ticket',
  ],
  load: loadHome,
  without: homeWithoutData,
});

const IndexPage: ClubPage<HomeProps> = (props) => (
  <>
    <PageHead page="index" />
    <HomeScreen {...props} />
  </>
);

IndexPage.shell = { overArt: true };

export default IndexPage;
