import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Showcase, ShowcaseReward } from '../../services/club/visitorTypes';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { Button } from '../ui/Button';
import { FilterPills } from '../ui/Pill';
import { Select } from '../ui/Select';
import { priceInWords, rarityColours, rarityNames } from './rarityNames.messages';
import { RewardShelfCard } from './RewardShelfCard';
import { visitorMessages, visitorTemplates } from './VisitorRewards.messages';

/** Two rows of four. */
const atFirst = 8;
const all = 'all';

/** A real sample of the catalogue, to browse by rarity and by game. */
export function ShowcaseShelf({ rewards, rarities, totalRewards }: Showcase) {
  const { formatMessage } = useIntl();
  const [rarity, setRarity] = useState<ShowcaseReward['rarityId'] | typeof all>(all);
  const [game, setGame] = useState(all);
  const [isWhole, setIsWhole] = useState(false);

  const games = [...new Map(rewards.map(({ gameSlug, gameTitle }) => [gameSlug, gameTitle]))];
  const found = rewards.filter(
    (reward) => (rarity === all || reward.rarityId === rarity) && (game === all || reward.gameSlug === game),
  );
  const shown = isWhole ? found : found.slice(0, atFirst);
  return (
    <>
      <Bar>
        <div>
          <Title>
            <FormattedMessage {...visitorMessages.shelf} />
          </Title>
          <Counted>
            <FormattedMessage
              {...visitorTemplates.sample}
              values={{ total: totalRewards, games: games.length, shown: rewards.length }}
            />
          </Counted>
        </div>
        <Filters>
          <FilterPills
            label={formatMessage(visitorMessages.byRarity)}
            value={rarity}
            onChange={setRarity}
            options={[
              { value: all, label: formatMessage(visitorMessages.all) },
              ...rarities.map(({ id }) => ({ value: id, label: formatMessage(rarityNames[id]) })),
            ]}
          />
          <Select
            label={formatMessage(visitorMessages.byGame)}
            isLabelHidden
            value={game}
            onChange={setGame}
            options={[
              { value: all, label: formatMessage(visitorMessages.allGames) },
              ...games.map(([value, label]) => ({ value, label })),
            ]}
          />
        </Filters>
      </Bar>
      <Grid>
        {shown.map((reward) => (
          <li key={reward.rewardId}>
            <ShelfCard reward={reward} />
          </li>
        ))}
      </Grid>
      {found.length === 0 && (
        <Nothing role="status">
          <FormattedMessage {...visitorMessages.none} />
        </Nothing>
      )}
      {found.length > shown.length && (
        <More>
          <Button variant="outline" onClick={() => setIsWhole(true)}>
            <FormattedMessage {...visitorTemplates.more} values={{ count: found.length - shown.length }} />
          </Button>
        </More>
      )}
    </>
  );
}

function ShelfCard({ reward }: { reward: ShowcaseReward }) {
  const { formatMessage, formatNumber } = useIntl();
  return (
    <RewardShelfCard
      name={reward.name}
      rarity={rarityColours[reward.rarityId]}
      rarityName={formatMessage(rarityNames[reward.rarityId])}
      detail={reward.gameTitle}
      price={formatNumber(reward.value)}
      priceLabel={formatMessage(priceInWords.price, { units: reward.value })}
      imageUrl={reward.imageUrl ?? ''}
      headingLevel={4}
    />
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 20px 24px;
  margin: 64px 0 24px;
`;

const Title = styled.h3`
  ${text.d3}
`;

const Counted = styled.p`
  ${text.small}
  margin-top: 6px;
  color: ${tokens.on.muted};
`;

const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;

  > :last-child {
    width: 200px;
  }
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  grid-auto-rows: minmax(314px, auto);
  gap: 16px;

  ${media.below.laptop} {
    grid-template-columns: repeat(auto-fill, minmax(148px, 1fr));
    grid-auto-rows: minmax(270px, auto);
    gap: 12px;
  }
`;

const Nothing = styled.p`
  max-width: 48ch;
  padding: 40px 0;
  color: ${tokens.on.muted};
`;

const More = styled.div`
  display: grid;
  justify-content: center;
  margin-top: 32px;
`;
