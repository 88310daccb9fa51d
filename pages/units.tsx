import type { ClubPage } from '../components/shell/page';
import { PageHead } from '../components/shell/PageHead';
import { UnitsScreen } from '../components/units/UnitsScreen';
import { staticPage, type ShellProps } from '../store/pageProps';

export const getStaticProps = staticPage('units');

const UnitsPage: ClubPage<ShellProps> = () => (
  <>
    <PageHead page="units" />
    <UnitsScreen />
  </>
);

UnitsPage.shell = { overArt: true };

export default UnitsPage;
