import dynamic from 'next/dynamic';
import { useMemo, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Reward } from '../../services/clubWebsite/types';
import { useAppSelector } from '../../store/support/hooks';
import { selectWishedIds } from '../../store/rewards/wishlist/selectors';
import { Button } from '../ui/buttons/Button';
import { StateCard } from '../ui/feedback/StateCard';
import { VisuallyHidden } from '../ui/text/VisuallyHidden';
import { fits, inOrder, isOf, matches, type RewardEntry } from './filters';
import { rewardsMessages, rewardsTemplates } from './rewards.messages';
import { everyReward } from './rewardsQuery';
import { CardGrid } from './RewardsList.styles';
import { RewardsTools } from './RewardsList.Tools';
import { RewardTile } from './RewardTile';
import type { RewardsView } from './useRewardsQuery';

/** Cards on the page before the others are asked for: four rows of six. */
const mostAtFirst = 24;
/** More cards than these are not all put on the page: only those near the window are. */
const mostOnThePage = 150;

const LongShelf = dynamic(() => import('./RewardsList.Long').then((module) => module.LongShelf), { ssr: false });

interface RewardsShelfProps {
  rewards: readonly RewardEntry[];
  view: RewardsView;
  /** The cards say which game they are of. */
  namesGame?: boolean;
  /** Absent where the rewards are only shown. */
  onOpen?: (reward: Reward) => void;
}

/** The cards, with what narrows and orders them. */
export function RewardsShelf({ rewards, view, namesGame, onOpen }: RewardsShelfProps) {
  const { formatMessage } = useIntl();
  const { query, change } = view;
  const { offered, ordered } = useFound(rewards, view);
  const shown = query.isWhole ? ordered : ordered.slice(0, mostAtFirst);
  const others = ordered.length - shown.length;
  const tileOf = ({ reward, availability }: RewardEntry): ReactNode => (
    <RewardTile reward={reward} availability={availability} onOpen={onOpen} namesGame={namesGame} />
  );
  return (
    <>
      <RewardsTools rewards={offered} view={view} />
      <VisuallyHidden role="status">{formatMessage(rewardsTemplates.found, { count: ordered.length })}</VisuallyHidden>
      {shown.length === 0 && <NothingFound onShowAll={() => change(everyReward)} />}
      {shown.length > mostOnThePage ? (
        <LongShelf entries={shown} tileOf={tileOf} />
      ) : (
        <CardGrid>
          {shown.map((entry) => (
            <li key={entry.reward.rewardId}>{tileOf(entry)}</li>
          ))}
        </CardGrid>
      )}
      {others > 0 && (
        <More>
          <Button variant="outline" onClick={() => change({ isWhole: true })}>
            <FormattedMessage {...rewardsTemplates.others} values={{ count: others }} />
          </Button>
        </More>
      )}
    </>
  );
}

/** What the filters choose from, and what they leave, in order. */
function useFound(rewards: readonly RewardEntry[], { query }: RewardsView) {
  const { locale } = useIntl();
  const wished = useAppSelector(selectWishedIds);
  const { filter, rarity, game, order, search } = query;
  const offered = useMemo(() => rewards.filter((entry) => isOf({ rarity, game }, entry)), [rewards, rarity, game]);
  const ordered = useMemo(() => {
    const found = offered.filter((entry) => fits(filter, entry, wished) && matches(search, entry, locale));
    return inOrder(order, found);
  }, [offered, filter, wished, search, locale, order]);
  return { offered, ordered };
}

function NothingFound({ onShowAll }: { onShowAll: () => void }) {
  const { formatMessage } = useIntl();
  const showAll = (
    <Button variant="outline" size="small" onClick={onShowAll}>
      <FormattedMessage {...rewardsMessages.showAll} />
    </Button>
  );
  return (
    <StateCard kind="empty" title={formatMessage(rewardsMessages.emptyTitle)} action={showAll}>
      <FormattedMessage {...rewardsMessages.empty} />
    </StateCard>
  );
}

const More = styled.div`
  display: flex;
  justify-content: center;
  margin-top: 40px;
`;
