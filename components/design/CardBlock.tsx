import type { ReactNode } from 'react';
import styled from 'styled-components';
import { RewardCard } from '../rewards/RewardCard/RewardCard';
import { CatalogueCard } from '../rewards/RewardCard/CatalogueCard';
import { onSurface } from '../theme/onSurface';
import { tokens } from '../theme/tokens';
import { Button } from '../ui/buttons/Button';
import { Card } from '../ui/cards/Card';
import { GameCard } from '../ui/cards/GameCard';
import { Picture } from '../ui/media/Picture';
import { Loading } from '../ui/feedback/Loading';
import { Skeleton } from '../ui/feedback/Skeleton';
import { Units } from '../ui/text/Units';
import { Block, Columns } from './Block';
import { emblem, sampleRewards } from './sampleRewards';

const link = (name: ReactNode) => <a href="#card">{name}</a>;
const cover = (id: string) => (
  <Picture src={`/static/design/${id}.webp`} width={472} height={354} alt="" isCover isEager />
);

export function CardBlock() {
  return (
    <Block title="Cards" rule="Hairline, inner light, 8 radius. Hover lifts 2 and brightens the line.">
      <Columns $most={4} $gap="16px">
        <GameCard
          title="Moongate"
          picture={cover('moongate')}
          detail="12 of 40 rewards"
          end={<Units label="210 Units">210</Units>}
          link={link}
        />
        <GameCard
          title="Skylark Isles, hover"
          picture={cover('skylark-isles')}
          detail="3 of 28 rewards"
          end={<Units label="60 Units">60</Units>}
          link={link}
          shown="hover"
        />
        <CatalogueCard
          name="Stormglass Lantern"
          rarity="legendary"
          rarityName="Legendary"
          detail="Saltwatch"
          price="60"
          priceLabel="60 Units"
          imageUrl={emblem('legendary')}
          link={link}
        />
        <CatalogueCard
          name="Nine Spheres, focus"
          rarity="epic"
          rarityName="Epic"
          detail="Ninth Orrery"
          price="40"
          priceLabel="40 Units"
          imageUrl={emblem('epic')}
          link={link}
          shown="focus"
        />
        <CatalogueCard
          name="Heron companion"
          rarity="rare"
          rarityName="Rare"
          detail="Locked, level 12"
          price="30"
          priceLabel="30 Units"
          imageUrl={emblem('rare')}
          isLocked
        />
        <CatalogueCard
          name="Ember wallpapers"
          rarity="common"
          rarityName="Common"
          detail="Claimed"
          price="10"
          priceLabel="10 Units"
          imageUrl={emblem('common')}
          stamp="Claimed"
        />
        <Waiting />
        <Waiting />
      </Columns>
      <Deep>
        <TrueSize>
          <RewardCard
            {...sampleRewards.withinReach}
            state="withinReach"
            shown="hover"
            link={link}
            action={<Button size="tiny">Claim</Button>}
          />
          <RewardCard {...sampleRewards.fresh} state="withinReach" newLabel="New" link={link} />
          <RewardCard {...sampleRewards.short} state="short" note="360 to go" link={link} shown="focus" />
          <RewardCard {...sampleRewards.owned} state="owned" note="Owned" link={link} />
          <RewardCard {...sampleRewards.locked} state="locked" note="Reach level 30" link={link} />
          <RewardCard {...sampleRewards.soldOut} state="soldOut" note="Sold out, all 500 taken" link={link} />
        </TrueSize>
      </Deep>
    </Block>
  );
}

function Waiting() {
  return (
    <Loading label="Loading a reward">
      <Tall $isRaised>
        <Skeleton $aspect="4 / 3" $radius="0" />
        <Lines>
          <Skeleton $width="44%" $height="12px" />
          <Skeleton $width="82%" $height="18px" />
          <Skeleton $width="58%" $height="12px" />
        </Lines>
      </Tall>
    </Loading>
  );
}

/** The surface of these cards on signed-in screens. */
const Deep = styled.div.attrs(onSurface('deep'))`
  padding: 20px;
  border-radius: ${tokens.radius.card};
`;

/** The width in a grid of 1280 px. */
const TrueSize = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 184px), 1fr));
  gap: 16px;
`;

const Tall = styled(Card)`
  overflow: hidden;
`;

const Lines = styled.div`
  display: grid;
  gap: 12px;
  padding: 14px 16px 16px;
`;
