import { useIntl } from 'react-intl';
import { DashboardSkeleton } from '../components/dashboard/Dashboard.Skeletons';
import { DashboardScreen } from '../components/dashboard/DashboardScreen';
import { PageHead } from '../components/shell/PageHead';
import { pageDescriptions, pageTitles } from '../components/shell/pages.messages';
import { PlayerGate } from '../components/shell/PlayerGate';
import { staticPage } from '../store/pageProps';

export const getStaticProps = staticPage('dashboard', 'challenges', 'rewards', 'payment');

export default function DashboardPage() {
  const { formatMessage } = useIntl();
  return (
    <>
      <PageHead
        title={formatMessage(pageTitles.dashboard)}
        description={formatMessage(pageDescriptions.dashboard)}
        isHidden
      />
      <PlayerGate skeleton={<DashboardSkeleton />}>
        <DashboardScreen />
      </PlayerGate>
    </>
  );
}
