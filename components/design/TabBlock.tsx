import { useState } from 'react';
import styled from 'styled-components';
import type { RarityColor } from '../theme/tokens';
import { Coin } from '../ui/icons/Coin';
import { Row } from '../ui/layout/Row';
import { FilterPills, FilterPill } from '../ui/pills/FilterPills';
import { Pill } from '../ui/pills/Pill';
import { UnitsPill } from '../shell/player/HeaderMarks';
import { Rarity } from '../ui/text/Rarity';
import { TabCount, TabNav, TabNavLink } from '../ui/tabs/TabNav';
import { Tabs } from '../ui/tabs/Tabs';
import { Stamp, Tag } from '../ui/text/Tag';
import { Block } from './Block';

const tabs = [
  { value: 'overview', label: 'Overview', content: <Panel>What there is to do in this game.</Panel> },
  { value: 'challenges', label: 'Challenges', count: 3, content: <Panel>Three of them this week.</Panel> },
  { value: 'rewards', label: 'Rewards', count: 47, content: <Panel>Seven of 47 are yours.</Panel> },
  { value: 'stats', label: 'Stats', content: <Panel>Two hours ten this week.</Panel> },
  { value: 'friends', label: 'Friends', content: <Panel>Four are playing now.</Panel> },
] as const;

const filters = [
  { value: 'all', label: 'All', count: 47 },
  { value: 'common', label: 'Common', count: 18 },
  { value: 'legendary', label: 'Legendary', count: 5 },
] as const;

const rarities: readonly [RarityColor, string][] = [
  ['common', 'Common'],
  ['rare', 'Rare'],
  ['epic', 'Epic'],
  ['legendary', 'Legendary'],
  ['exotic', 'Exotic'],
];

function Panel({ children }: { children: string }) {
  return <PanelText>{children}</PanelText>;
}

export function TabBlock() {
  const [tab, setTab] = useState<(typeof tabs)[number]['value']>('overview');
  const [filter, setFilter] = useState<(typeof filters)[number]['value']>('all');
  const [isNew, setNew] = useState(false);
  return (
    <Block title="Tabs and pills" rule="The line moves, 150 ms. Pills filter, one is always on.">
      <Tabs label="Moongate" tabs={tabs} value={tab} onChange={setTab} />
      <TabNav label="Moongate, by address" current="rewards">
        <TabNavLink href="#challenges">Challenges</TabNavLink>
        <TabNavLink href="#rewards" aria-current="page">
          Rewards <TabCount>47</TabCount>
        </TabNavLink>
        <TabNavLink href="#stats">Stats</TabNavLink>
      </TabNav>
      <Row>
        <FilterPills label="Rarity" options={filters} value={filter} onChange={setFilter} />
        <FilterPill isOn={isNew} onClick={() => setNew(!isNew)} isRemovable={isNew}>
          New
        </FilterPill>
        <UnitsPill href="#units" aria-label="110 Units">
          <Coin isInverted />
          110
        </UnitsPill>
        <Pill icon="clock">Ends in 3 days</Pill>
        <Tag>New</Tag>
        <Stamp>Claimed</Stamp>
      </Row>
      <Row $gap="large">
        {rarities.map(([rarity, name]) => (
          <Rarity key={rarity} rarity={rarity} name={name} />
        ))}
      </Row>
    </Block>
  );
}

const PanelText = styled.p`
  padding-top: 16px;
`;
