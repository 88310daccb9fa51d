import type { GetStaticPaths, GetStaticProps } from 'next';
import { GameScreen, type GameScreenProps } from '../../../../components/game/GameScreen';
import { gameSections } from '../../../../routes';
import { shellProps, type ShellProps } from '../../../../store/pageProps';

const areas = ['game', 'challenges', 'rewards', 'payment', 'stats', 'media', 'ui'];

/** Game pages are rendered on first request. */
export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

/** A section outside the route table is a 404 (spec 2, Route table). The page contains only the shell: the game data is the player's and loads in the browser. */
export const getStaticProps: GetStaticProps<ShellProps & GameScreenProps> = async ({ locale, params }) => {
  const section = gameSections.find((known) => known === params?.section);
  const { game, platform } = params ?? {};
  if (section === undefined || typeof game !== 'string' || typeof platform !== 'string') return { notFound: true };
  return { props: { ...(await shellProps(locale, areas)), game, platform, section } };
};

export default function GamePage({ game, platform, section }: GameScreenProps) {
  return <GameScreen game={game} platform={platform} section={section} />;
}
