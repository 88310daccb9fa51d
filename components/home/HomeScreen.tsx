import type { HomeProps } from '../../store/home/pageProps';
import { islandPart } from '../shell/Island';
import { roundedRewardCount } from '../rewards/roundedRewardCount';
import { Hero, tourId } from './Hero';

const ServicesNav = islandPart(() => import('./ServicesNav').then((module) => module.ServicesNav));
const HomeChallenges = islandPart(() =>
  import('./HomeChallenges/HomeChallenges').then((module) => module.HomeChallenges),
);
const HomeRewards = islandPart(() => import('./HomeRewards').then((module) => module.HomeRewards));
const HomeSam = islandPart(() => import('./HomeSam').then((module) => module.HomeSam));
const HomeDiscount = islandPart(() => import('./HomeDiscount').then((module) => module.HomeDiscount));
const HomeStarPlayers = islandPart(() => import('./HomeStarPlayers').then((module) => module.HomeStarPlayers));
const HomePlatforms = islandPart(() => import('./HomePlatforms').then((module) => module.HomePlatforms));
const HomeNews = islandPart(() => import('./HomeNews').then((module) => module.HomeNews));
const CallToAction = islandPart(() => import('./CallToAction').then((module) => module.CallToAction));

/** The home page. A section without data is left out. */
export function HomeScreen({ challenges, rewardCatalog, starPlayers, samGames, news }: HomeProps) {
  const moreThan = roundedRewardCount(rewardCatalog?.totalRewards);
  return (
    <>
      <Hero moreThan={moreThan} />
      <ServicesNav moreThan={moreThan} />
      <div id={tourId} />
      {challenges && <HomeChallenges {...challenges} />}
      {rewardCatalog && <HomeRewards {...rewardCatalog} />}
      <HomeSam games={samGames} />
      <HomeDiscount />
      <HomeStarPlayers starPlayers={starPlayers} />
      <HomePlatforms />
      {news && <HomeNews {...news} />}
      <CallToAction />
    </>
  );
}
