import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Showcase, ShowcaseReward } from '../../services/club/visitorTypes';
import { Button } from '../ui/Button';
import { FilterPills } from '../ui/Pill';
import { Select } from '../ui/Select';
import { priceInWords, rarityColours, rarityNames } from './rarityNames.messages';
import { RewardShelfCard } from './RewardShelfCard';
import { visitorMessages, visitorTemplates } from './VisitorRewards.messages';
import { Bar, Counted, Filters, Grid, More, Nothing, Title } from './VisitorRewards.Shelf.styles';

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
