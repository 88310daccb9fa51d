import type { HomeProps } from '../../store/home/pageProps';
import { Island } from '../shell/Island';
import { lazyPart } from '../ui/browser/lazyPart';
import { roundedRewardCount } from '../rewards/roundedRewardCount';
import { Hero, tourId } from './Hero';

const ServicesNav = lazyPart(() => import('./ServicesNav').then((module) => module.ServicesNav));
const HomeChallenges = lazyPart(() =>
  import('./HomeChallenges/HomeChallenges').then((module) => module.HomeChallenges),
);
const HomeRewards = lazyPart(() => import('./HomeRewards').then((module) => module.HomeRewards));
const HomeSam = lazyPart(() => import('./HomeSam').then((module) => module.HomeSam));
const HomeDiscount = lazyPart(() => import('./HomeDiscount').then((module) => module.HomeDiscount));
const HomeStarPlayers = lazyPart(() => import('./HomeStarPlayers').then((module) => module.HomeStarPlayers));
const HomePlatforms = lazyPart(() => import('./HomePlatforms').then((module) => module.HomePlatforms));
const HomeNews = lazyPart(() => import('./HomeNews').then((module) => module.HomeNews));
const CallToAction = lazyPart(() => import('./CallToAction').then((module) => module.CallToAction));

/** The home page. A section without data is left out. */
export function HomeScreen({ challenges, rewardCatalog, starPlayers, samGames, news }: HomeProps) {
  const moreThan = roundedRewardCount(rewardCatalog?.totalRewards);
  return (
    <>
      <Hero moreThan={moreThan} />
      <Island hydrate="visible">
        <ServicesNav moreThan={moreThan} />
      </Island>
      <div id={tourId} />
      {challenges && (
        <Island hydrate="visible">
          <HomeChallenges {...challenges} />
        </Island>
      )}
      {rewardCatalog && (
        <Island hydrate="visible">
          <HomeRewards {...rewardCatalog} />
        </Island>
      )}
      <Island hydrate="visible">
        <HomeSam games={samGames} />
      </Island>
      <Island hydrate="visible">
        <HomeDiscount />
      </Island>
      <Island hydrate="visible">
        <HomeStarPlayers starPlayers={starPlayers} />
      </Island>
      <Island hydrate="visible">
        <HomePlatforms />
      </Island>
      {news && (
        <Island hydrate="visible">
          <HomeNews {...news} />
        </Island>
      )}
      <Island hydrate="visible">
        <CallToAction />
      </Island>
    </>
  );
}
