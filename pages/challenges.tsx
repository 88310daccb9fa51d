import { VisitorChallenges } from '../components/challenges/VisitorChallenges';
import type { ClubPage } from '../components/shell/page';
import { PageHead } from '../components/shell/PageHead';
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
    <VisitorChallenges {...props} />
  </>
);

ChallengesPage.shell = { overArt: true };

export default ChallengesPage;
