import { ErrorCard } from '../../ui/feedback/ErrorCard';
import { type ReactNode, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Reward } from '../../../services/clubWebsite/types';
import {
  selectPlayerRewards,
  selectPlayerRewardsWithAvailability,
} from '../../../store/rewards/playerRewards/selectors';
import { playerRewardsRequested } from '../../../store/rewards/playerRewards/slice';
import { areUnavailable } from '../../../store/rewards/rules';
import { useAppDispatch, useAppSelector } from '../../../store/support/hooks';
import { ClubLink } from '../../navigation/ClubLink';
import { ButtonLink } from '../../ui/buttons/Button';
import { StateCard } from '../../ui/feedback/StateCard';
import { Select } from '../../ui/fields/Select';
import type { RewardEntry } from '../query/filters';
import { playerMessages } from './player.messages';
import { SectionHeading } from './PlayerRewards.styles';
import { RarityOverview } from '../RewardsList/RarityOverview';
import { rewardsMessages } from '../rewards.messages';
import { FilteredRewards } from '../RewardsList/FilteredRewards';
import { RewardsListSkeleton } from '../RewardsList/RewardsListSkeleton';
import { defaultRewardsQuery, type RewardsQuery } from '../query/rewardsQuery';
import { type RewardsView, useRewardsQuery } from '../query/useRewardsQuery';

/** The page opens with the affordable rewards. */
const affordableFirst: RewardsQuery = { ...defaultRewardsQuery, filter: 'withinReach' };

/** The rewards of all games that the player owns, filtered to the affordable ones at first. */
export function OwnedGamesRewards({ onOpen }: { onOpen: (reward: Reward) => void }) {
  const { formatMessage } = useIntl();
  const rewards = useAppSelector(selectPlayerRewardsWithAvailability);
  const view = useRewardsQuery(affordableFirst);
  const games = useGameChoices(rewards);
  return (
    <section aria-label={formatMessage(playerMessages.games)}>
      <SectionHeading>
        <h2>
          <FormattedMessage {...playerMessages.games} />
        </h2>
        {games.length > 1 && (
          <GameSelect games={games} value={view.query.game} onChange={(game) => view.change({ game })} />
        )}
      </SectionHeading>
      <RewardsContent rewards={rewards} view={view} onOpen={onOpen} />
    </section>
  );
}

interface RewardsContentProps {
  rewards: readonly RewardEntry[];
  view: RewardsView;
  onOpen: (reward: Reward) => void;
}

function RewardsContent({ rewards, view, onOpen }: RewardsContentProps): ReactNode {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { status, overview, ...totals } = useAppSelector(selectPlayerRewards);
  const { game } = view.query;
  const hasRewards = !areUnavailable(totals);
  if (status === 'failed' && !hasRewards) {
    return (
      <ErrorCard
        retryLabel={formatMessage(rewardsMessages.retry)}
        title={formatMessage(rewardsMessages.errorTitle)}
        onRetry={() => dispatch(playerRewardsRequested())}
      >
        <FormattedMessage {...rewardsMessages.error} />
      </ErrorCard>
    );
  }
  if (!hasRewards) return status === 'loaded' ? <NoGames /> : <RewardsListSkeleton />;
  return (
    <>
      {game === null && (
        <RarityOverview
          rarities={overview}
          chosen={view.query.rarity}
          onChoose={(rarity) => view.change({ rarity, filter: 'all' })}
        />
      )}
      <FilteredRewards rewards={rewards} view={view} namesGame onOpen={onOpen} />
    </>
  );
}

/** The games of the rewards, sorted by title. */
function useGameChoices(rewards: readonly RewardEntry[]): GameChoice[] {
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

interface GameChoice {
  slug: string;
  title: string;
}

const allGames = '';

interface GameSelectProps {
  games: readonly GameChoice[];
  /** The slug of the chosen game; null for all. */
  value: string | null;
  onChange: (game: string | null) => void;
}

function GameSelect({ games, value, onChange }: GameSelectProps) {
  const { formatMessage } = useIntl();
  return (
    <Select
      label={formatMessage(rewardsMessages.game)}
      isLabelHidden
      options={[
        { value: allGames, label: formatMessage(rewardsMessages.allGames) },
        ...games.map(({ slug, title }) => ({ value: slug, label: title })),
      ]}
      value={value ?? allGames}
      onChange={(game) => onChange(game || null)}
    />
  );
}
