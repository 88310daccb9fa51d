import { useMemo, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Reward } from '../../services/clubWebsite/types';
import { selectPlayerRewards, selectPlayerRewardsWithAvailability } from '../../store/rewards/playerRewards/selectors';
import { playerRewardsRequested } from '../../store/rewards/playerRewards/slice';
import { areUnavailable } from '../../store/rewards/rules';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { ClubLink } from '../navigation/ClubLink';
import { ButtonLink } from '../ui/buttons/Button';
import { StateCard } from '../ui/feedback/StateCard';
import type { RewardEntry } from './filters';
import { GameSelect, type GameChoice } from './GameSelect';
import { playerMessages } from './player.messages';
import { Head } from './PlayerRewards.styles';
import { RarityOverview } from './RarityOverview';
import { rewardsMessages } from './rewards.messages';
import { RewardsShelf } from './RewardsList.Shelf';
import { RewardsWaiting } from './RewardsList.Waiting';
import { everyReward, type RewardsQuery } from './rewardsQuery';
import { RewardsTrouble } from './RewardsTrouble';
import { useRewardsQuery, type RewardsView } from './useRewardsQuery';

/** What the player can have now comes first. */
const affordable: RewardsQuery = { ...everyReward, filter: 'withinReach' };

/** The rewards of all games that the player owns: what is affordable now, until another choice is made. */
export function PlayerGames({ onOpen }: { onOpen: (reward: Reward) => void }) {
  const { formatMessage } = useIntl();
  const rewards = useAppSelector(selectPlayerRewardsWithAvailability);
  const view = useRewardsQuery(affordable);
  const games = useGames(rewards);
  return (
    <section aria-label={formatMessage(playerMessages.games)}>
      <Head>
        <h2>
          <FormattedMessage {...playerMessages.games} />
        </h2>
        {games.length > 1 && (
          <GameSelect games={games} value={view.query.game} onChange={(game) => view.change({ game })} />
        )}
      </Head>
      <GamesBody rewards={rewards} view={view} onOpen={onOpen} />
    </section>
  );
}

interface GamesBodyProps {
  rewards: readonly RewardEntry[];
  view: RewardsView;
  onOpen: (reward: Reward) => void;
}

function GamesBody({ rewards, view, onOpen }: GamesBodyProps): ReactNode {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { status, overview, ...totals } = useAppSelector(selectPlayerRewards);
  const { game } = view.query;
  const hasRewards = !areUnavailable(totals);
  if (status === 'failed' && !hasRewards) {
    return (
      <RewardsTrouble
        title={formatMessage(rewardsMessages.errorTitle)}
        onRetry={() => dispatch(playerRewardsRequested())}
      >
        <FormattedMessage {...rewardsMessages.error} />
      </RewardsTrouble>
    );
  }
  if (!hasRewards) return status === 'loaded' ? <NoGames /> : <RewardsWaiting />;
  return (
    <>
      {game === null && (
        <RarityOverview
          rarities={overview}
          chosen={view.query.rarity}
          onChoose={(rarity) => view.change({ rarity, filter: 'all' })}
        />
      )}
      <RewardsShelf rewards={rewards} view={view} namesGame onOpen={onOpen} />
    </>
  );
}

/** The games that the rewards are of, by title. */
function useGames(rewards: readonly RewardEntry[]): GameChoice[] {
  const { locale } = useIntl();
  return useMemo(() => {
    const titles = new Map(rewards.flatMap(({ reward: { game } }) => (game ? [[game.slug, game.title] as const] : [])));
    return [...titles].map(([slug, title]) => ({ slug, title })).sort((a, b) => a.title.localeCompare(b.title, locale));
  }, [rewards, locale]);
}

function NoGames() {
  const { formatMessage } = useIntl();
  const toGames = (
    <ButtonLink as={ClubLink} to={{ page: 'games' }} $variant="outline" $size="small">
      <FormattedMessage {...playerMessages.toGames} />
    </ButtonLink>
  );
  return (
    <StateCard kind="empty" title={formatMessage(playerMessages.noGamesTitle)} action={toGames}>
      <FormattedMessage {...playerMessages.noGames} />
    </StateCard>
  );
}
