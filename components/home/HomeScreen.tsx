import type { CurrentChallenges, Showcase, StarPlayer } from '../../services/visitor/types';
import type { NewsSnippet } from '../../store/news/rules';
import { CallToAction } from './CallToAction';
import { Hero, tourId } from './Hero';
import { HomeChallenges } from './HomeChallenges';
import { HomeDiscount } from './HomeDiscount';
import { HomeNews } from './HomeNews';
import { HomePlatforms } from './HomePlatforms';
import { HomeRewards } from './HomeRewards';
import { HomeSam } from './HomeSam';
import { HomeStarPlayers } from './HomeStarPlayers';
import { ServicesNav } from './ServicesNav';

export interface HomeProps {
  challenges: CurrentChallenges | null;
  showcase: Showcase | null;
  starPlayers: StarPlayer[];
  /** Titles of games whose stats the assistant reads; some of them. */
  samGames: string[];
  news: NewsSnippet[];
}

/** The home page, in the rhythm of ink and paper; a part whose data is not there yet is left out. */
export function HomeScreen({ challenges, showcase, starPlayers, samGames, news }: HomeProps) {
  return (
    <>
      <Hero />
      <ServicesNav />
      <div id={tourId} />
      {challenges && <HomeChallenges {...challenges} />}
      {showcase && <HomeRewards {...showcase} />}
      <HomeSam games={samGames} />
      <HomeDiscount />
      <HomeStarPlayers starPlayers={starPlayers} />
      <HomePlatforms />
      <HomeNews news={news} />
      <CallToAction />
    </>
  );
}
