import type { GetStaticPaths } from 'next';
import { RewardHead, RewardScreen } from '../../components/rewards/RewardScreen';
import type { ClubPage } from '../../components/shell/pageOf';
import { loadReward, type RewardPageProps } from '../../store/rewards/pageProps';
import { visitorPage } from '../../store/visitorPage';

export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

export const getStaticProps = visitorPage({
  areas: [
    'rewards.page',
    'rewards.preview',
    'rewards.sheet.playItText',
    'rewards.claim.where',
    'rewards.visitor.claim',
    'rules.noLimit',
    'rules.values',
  ],
  load: loadReward,
});

const RewardPage: ClubPage<RewardPageProps> = (props) => (
  <>
    <RewardHead reward={props.reward} />
    <RewardScreen {...props} />
  </>
);

RewardPage.shell = { overArt: true };

export default RewardPage;
