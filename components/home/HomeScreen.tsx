import type { HomeProps } from '../../store/home/pageProps';
import { Island } from '../shell/Island';
import { roundedRewardCount } from '../rewards/roundedRewardCount';
import { CallToAction } from './CallToAction';
import { Hero, tourId } from './Hero';
import { HomeChallenges } from './HomeChallenges/HomeChallenges';
import { HomeDiscount } from './HomeDiscount';
import { HomeNews } from './HomeNews';
import { HomePlatforms } from './HomePlatforms';
import { HomeRewards } from './HomeRewards';
import { HomeSam } from './HomeSam';
import { HomeStarPlayers } from './HomeStarPlayers';
import { ServicesNav } from './ServicesNav';

/** The home page. A section without data is left out. */
export function HomeScreen({ challenges, weeklyGame, rewardCatalogue, starPlayers, samGames, news }: HomeProps) {
  const moreThan = roundedRewardCount(rewardCatalogue?.totalRewards);
  return (
    <>
      <Hero moreThan={moreThan} />
      <ServicesNav moreThan={moreThan} />
      <div id={tourId} />
      {challenges && (
        <Island>
          <HomeChallenges {...challenges} weeklyGame={weeklyGame} />
        </Island>
      )}
      {rewardCatalogue && (
        <Island>
          <HomeRewards {...rewardCatalogue} />
        </Island>
      )}
      <Island>
        <HomeSam games={samGames} />
      </Island>
      <Island>
        <HomeDiscount />
      </Island>
      <Island>
        <HomeStarPlayers starPlayers={starPlayers} />
      </Island>
      <Island>
        <HomePlatforms />
      </Island>
      <Island>
        <HomeNews news={news} />
      </Island>
      <Island>
        <CallToAction />
      </Island>
    </>
  );
}
