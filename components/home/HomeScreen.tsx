import type { HomeProps } from '../../store/home/pageProps';
import { lazyIsland } from '../shell/Island';
import { roundedRewardCount } from '../rewards/roundedRewardCount';
import { Hero, tourId } from './Hero';
import { ServicesNav } from './ServicesNav';

const HomeChallenges = lazyIsland(() =>
  import('./HomeChallenges/HomeChallenges').then((module) => module.HomeChallenges),
);
const HomeRewards = lazyIsland(() => import('./HomeRewards').then((module) => module.HomeRewards));
const HomeSam = lazyIsland(() => import('./HomeSam').then((module) => module.HomeSam));
const HomeDiscount = lazyIsland(() => import('./HomeDiscount').then((module) => module.HomeDiscount));
const HomeStarPlayers = lazyIsland(() => import('./HomeStarPlayers').then((module) => module.HomeStarPlayers));
const HomePlatforms = lazyIsland(() => import('./HomePlatforms').then((module) => module.HomePlatforms));
const HomeNews = lazyIsland(() => import('./HomeNews').then((module) => module.HomeNews));
const CallToAction = lazyIsland(() => import('./CallToAction').then((module) => module.CallToAction));

/** The home page. A section without data is left out. */
export function HomeScreen({ challenges, rewardCatalogue, starPlayers, samGames, news }: HomeProps) {
  const moreThan = roundedRewardCount(rewardCatalogue?.totalRewards);
  return (
    <>
      <Hero moreThan={moreThan} />
      <ServicesNav moreThan={moreThan} />
      <div id={tourId} />
      {challenges && <HomeChallenges {...challenges} />}
      {rewardCatalogue && <HomeRewards {...rewardCatalogue} />}
      <HomeSam games={samGames} />
      <HomeDiscount />
      <HomeStarPlayers starPlayers={starPlayers} />
      <HomePlatforms />
      {news && <HomeNews {...news} />}
      <CallToAction />
    </>
  );
}
