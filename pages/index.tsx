import { HomeScreen } from '../components/home/HomeScreen';
import { pageOf } from '../components/shell/pageOf';
import { loadHome } from '../store/home/pageProps';
import { visitorPage } from '../store/visitorPage';

export const getStaticProps = visitorPage({
  areas: [
    'home',
    'challenges.visitor.ends',
    'challenges.visitor.threshold',
    'challenges.visitor.units',
    'sam.phone',
    'discount.title',
    'discount.lead',
    'discount.exceptions',
    'discount.canada',
    'discount.ticket',
    'game.platform.mobile',
  ],
  load: loadHome,
});

export default pageOf('index', HomeScreen, { overArt: true });
