import { SamScreen } from '../components/sam/SamScreen/SamScreen';
import { pageOf } from '../components/shell/pageOf';
import { loadSam, samWithoutData } from '../store/sam/pageProps';
import { visitorPage } from '../store/visitorPage';

export const getStaticProps = visitorPage({ areas: ['sam'], load: loadSam, without: samWithoutData });

export default pageOf('sam', SamScreen, { overArt: true });
