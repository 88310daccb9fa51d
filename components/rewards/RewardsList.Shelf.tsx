import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Reward } from '../../services/clubWebsite/types';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { Button } from '../ui/Button';
import { Skeleton } from '../ui/Skeleton';
import { StateCard } from '../ui/StateCard';
import { fits, inOrder, matches, type RewardEntry, type RewardFilter, type RewardOrder } from './filters';
import { rewardsMessages, rewardsTemplates } from './rewards.messages';
import { RewardsTools } from './RewardsList.Tools';
import { RewardTile } from './RewardTile';

/** Cards on the page before the others are asked for: four rows of six. */
const mostAtFirst = 24;

interface RewardsShelfProps {
  rewards: readonly RewardEntry[];
  /** Absent where the rewards are only shown. */
  onOpen?: (reward: Reward) => void;
}

/** The cards, with what narrows and orders them. */
export function RewardsShelf({ rewards, onOpen }: RewardsShelfProps) {
  const { formatMessage, locale } = useIntl();
  const [filter, setFilter] = useState<RewardFilter>('all');
  const [order, setOrder] = useState<RewardOrder>('withinReach');
  const [search, setSearch] = useState('');
  const [isAllShown, setAllShown] = useState(false);
  const found = rewards.filter((entry) => fits(filter, entry) && matches(search, entry, locale));
  const ordered = inOrder(order, found);
  const shown = isAllShown ? ordered : ordered.slice(0, mostAtFirst);
  const others = ordered.length - shown.length;
  return (
    <>
      <RewardsTools
        rewards={rewards}
        filter={filter}
        onFilter={setFilter}
        order={order}
        onOrder={setOrder}
        search={search}
        onSearch={setSearch}
      />
      {shown.length === 0 ? (
        <StateCard kind="empty" title={formatMessage(rewardsMessages.emptyTitle)}>
          <FormattedMessage {...rewardsMessages.empty} />
        </StateCard>
      ) : (
        <Shelf>
          {shown.map(({ reward, standing }) => (
            <li key={reward.rewardId}>
              <RewardTile reward={reward} standing={standing} onOpen={onOpen && (() => onOpen(reward))} />
            </li>
          ))}
        </Shelf>
      )}
      {others > 0 && (
        <More>
          <Button variant="outline" onClick={() => setAllShown(true)}>
            <FormattedMessage {...rewardsTemplates.others} values={{ count: others }} />
          </Button>
        </More>
      )}
    </>
  );
}

/** The page of rewards in its true size. */
export const RewardsWaiting = () => (
  <div aria-hidden>
    <Skeleton $height="22px" $width="360px" />
    <Place>
      <Skeleton $height="128px" $radius={tokens.radius.card} />
    </Place>
    <Shelf>
      {Array.from({ length: 12 }, (_, i) => (
        <li key={i}>
          <Skeleton $height="286px" $radius={tokens.radius.card} />
        </li>
      ))}
    </Shelf>
  </div>
);

const Place = styled.div`
  margin: 24px 0 32px;
`;

const More = styled.div`
  display: flex;
  justify-content: center;
  margin-top: 40px;
`;

const Shelf = styled.ul`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: 16px;

  > li {
    display: grid;
  }

  ${media.below.wide} {
    grid-template-columns: repeat(auto-fill, minmax(176px, 1fr));
  }

  ${media.below.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 12px;
  }
`;
