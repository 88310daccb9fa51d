import { pageOf } from '../components/shell/pageOf';
import { UnitsScreen } from '../components/units/UnitsScreen';
import { loadUnitsFacts } from '../store/units/pageProps';
import { visitorPage } from '../store/visitorPage';

export const getStaticProps = visitorPage({
  areas: [
    'units',
    'dashboard.reach.all',
    'offline.kept',
    'rewards.undo.action',
    'rewards.undo.until',
    'rewards.visitor.rangeInWords',
  ],
  load: loadUnitsFacts,
});

export default pageOf('units', UnitsScreen, { overArt: true });
