import { DashboardSkeleton } from '../components/dashboard/DashboardSkeleton';
import { DashboardScreen } from '../components/dashboard/DashboardScreen';
import { PageHead } from '../components/head/PageHead';
import { KeptDashboard } from '../components/offline/keptParts';
import { PlayerGate } from '../components/shell/player/PlayerGate';
import { staticPage } from '../store/pageProps';

export const getStaticProps = staticPage(
  ...['dashboard', 'challenges', 'autoBank.line', 'rewards', 'planner', 'payment', 'profile.policies'],
  ...['units.balance', 'game.platform', 'friends.add', 'offline.kept', 'year.title', 'year.entry'],
);

export default function DashboardPage() {
  return (
    <>
      <PageHead page="dashboard" />
      <PlayerGate skeleton={<DashboardSkeleton />} kept={<KeptDashboard />}>
        <DashboardScreen />
      </PlayerGate>
    </>
  );
}
