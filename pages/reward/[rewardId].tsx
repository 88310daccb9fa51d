import type { GetStaticPaths } from 'next';
import { RewardHead, RewardScreen } from '../../components/rewards/RewardScreen';
import { pageOf } from '../../components/shell/pageOf';
import { loadReward } from '../../store/rewards/pageProps';
import { visitorPage } from '../../store/visitorPage';

export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

export const getStaticProps = visitorPage({
  areas: [
    'rewards.page',
    'rewards.preview',
    'rewards.sheet.playItText',
    'rewards.claim.owned',
    'rewards.claim.where',
    'rewards.soldOut',
    'rewards.visitor.claim',
    'rules.noLimit',
    'rules.values',
  ],
  load: loadReward,
});

export default pageOf(RewardHead, RewardScreen, { overArt: true });
