import { SamScreen } from '../components/sam/SamScreen/SamScreen';
import { pageOf } from '../components/shell/pageOf';
import { loadSam } from '../store/sam/pageProps';
import { visitorPage } from '../store/visitorPage';

export const getStaticProps = visitorPage({ areas: ['sam'], load: loadSam });

export default pageOf('sam', SamScreen, { overArt: true });
