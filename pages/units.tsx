import type { ClubPage } from '../components/shell/ClubPage';
import { PageHead } from '../components/head/PageHead';
import { UnitsScreen } from '../components/units/UnitsScreen';
import { loadUnitsFacts, unitsWithoutData, type UnitsProps } from '../store/units/pageProps';
import { visitorPage } from '../store/visitorPage';

export const getStaticProps = visitorPage({
  areas: ['units', 'rewards.undo.action', 'rewards.undo.until'],
  load: loadUnitsFacts,
  without: unitsWithoutData,
});

const UnitsPage: ClubPage<UnitsProps> = (props) => (
  <>
    <PageHead page="units" />
    <UnitsScreen {...props} />
  </>
);

UnitsPage.shell = { overArt: true };

export default UnitsPage;
