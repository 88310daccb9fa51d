import { useIntl } from 'react-intl';
import { VisitorChallenges } from '../components/challenges/VisitorChallenges';
import type { ClubPage } from '../components/shell/page';
import { PageHead } from '../components/shell/PageHead';
import { pageDescriptions, pageTitles } from '../components/shell/pages.messages';
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

const ChallengesPage: ClubPage<VisitorChallengesProps> = (props) => {
  const { formatMessage } = useIntl();
  return (
    <>
      <PageHead title={formatMessage(pageTitles.challenges)} description={formatMessage(pageDescriptions.challenges)} />
      <VisitorChallenges {...props} />
    </>
  );
};

ChallengesPage.shell = { overArt: true };

export default ChallengesPage;
