import { SamScreen } from '../components/sam/SamScreen';
import type { ClubPage } from '../components/shell/ClubPage';
import { PageHead } from '../components/head/PageHead';
import { loadSam, samWithoutData, type SamProps } from '../store/sam/pageProps';
import { visitorPage } from '../store/visitorPage';

export const getStaticProps = visitorPage({ areas: ['sam'], load: loadSam, without: samWithoutData });

const SamPage: ClubPage<SamProps> = (props) => (
  <>
    <PageHead page="sam" />
    <SamScreen {...props} />
  </>
);

SamPage.shell = { overArt: true };

export default SamPage;
