import { pageOf } from '../components/shell/pageOf';
import { UnitsScreen } from '../components/units/UnitsScreen';
import { loadUnitsFacts, unitsWithoutData } from '../store/units/pageProps';
import { visitorPage } from '../store/visitorPage';

export const getStaticProps = visitorPage({
  areas: ['units', 'rewards.undo.action', 'rewards.undo.until'],
  load: loadUnitsFacts,
  without: unitsWithoutData,
});

export default pageOf('units', UnitsScreen, { overArt: true });
