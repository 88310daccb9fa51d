import { useIntl } from 'react-intl';
import { VisitorRewards } from '../components/rewards/VisitorRewards';
import type { ClubPage } from '../components/shell/page';
import { PageHead } from '../components/shell/PageHead';
import { pageDescriptions, pageTitles } from '../components/shell/pages.messages';
import { loadVisitorRewards, visitorRewardsWithoutData, type VisitorRewardsProps } from '../store/rewards/pageProps';
import { visitorPage } from '../store/visitorPage';

export const getStaticProps = visitorPage({
  areas: ['rewards.visitor'],
  load: loadVisitorRewards,
  without: visitorRewardsWithoutData,
});

const RewardsPage: ClubPage<VisitorRewardsProps> = (props) => {
  const { formatMessage } = useIntl();
  return (
    <>
      <PageHead title={formatMessage(pageTitles.rewards)} description={formatMessage(pageDescriptions.rewards)} />
      <VisitorRewards {...props} />
    </>
  );
};

RewardsPage.shell = { overArt: true };

export default RewardsPage;
