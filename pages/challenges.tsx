import { ChallengesScreen } from '../components/challenges/ChallengesScreen';
import type { ClubPage } from '../components/shell/ClubPage';
import { PageHead } from '../components/head/PageHead';
import {
  loadVisitorChallenges,
  visitorChallengesWithoutData,
  type VisitorChallengesProps,
} from '../store/challenges/pageProps';
import { visitorPage } from '../store/visitorPage';

export const getStaticProps = visitorPage({
  areas: ['challenges'],
  load: loadVisitorChallenges,
  without: visitorChallengesWithoutData,
});

const ChallengesPage: ClubPage<VisitorChallengesProps> = (props) => (
  <>
    <PageHead page="challenges" />
    <ChallengesScreen {...props} />
  </>
);

ChallengesPage.shell = { overArt: true };

export default ChallengesPage;
