import type { GetStaticPaths } from 'next';
import { RulesScreen } from '../../../components/rules/RulesScreen';
import { pageOf } from '../../../components/shell/pageOf';
import { loadRules } from '../../../store/rules/pageProps';
import { visitorPage } from '../../../store/visitorPage';

export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

export const getStaticProps = visitorPage({ areas: ['rules'], load: loadRules });

export default pageOf('rules', RulesScreen, { surface: 'paper' });
