import type { ReactNode } from 'react';
import { Icon } from '../ui/icons/Icon';
import { Rarity } from '../ui/text/Rarity';
import { Tag } from '../ui/text/Tag';
import { headingTag } from '../ui/text/headingLevel';
import type { RarityColor } from '../theme/tokens';
import {
  Body,
  CornerPlace,
  Foot,
  Frame,
  Heading,
  Kind,
  LockPlace,
  looks,
  MeterPlace,
  TagPlace,
  Well,
  type RewardState,
} from './RewardCard.styles';
import { RewardCardFoot, type RewardCardFootProps } from './RewardCard.Foot';

interface RewardCardProps extends Omit<RewardCardFootProps, 'state'> {
  name: string;
  rarity: RarityColor;
  /** The rarity in the reader's language. */
  rarityName: string;
  /** The game, or what kind of thing it is. */
  kind?: string;
  /** The emblem's address; 116 px are shown of its square. */
  imageUrl?: string;
  state: RewardState;
  /** The word on the paper tag of a new reward. */
  newLabel?: string;
  /** Wraps the name into the link or button that the whole card becomes. */
  link?: (name: ReactNode) => ReactNode;
  /** In the upper right corner, above the link: a button of its own. */
  corner?: ReactNode;
  /** Over the foot: how near it is. */
  meter?: ReactNode;
  headingLevel?: number;
  /** A state to draw without a pointer. */
  shown?: 'hover' | 'focus';
}

/** A reward as a card: emblem, rarity, name, and a footer that says what it costs or why it cannot be had. */
export function RewardCard({
  name,
  rarity,
  rarityName,
  kind,
  imageUrl,
  state,
  newLabel,
  link,
  corner,
  meter,
  headingLevel = 3,
  shown,
  ...foot
}: RewardCardProps) {
  return (
    <Frame as="article" $rarity={rarity} $state={state} $isLink={link !== undefined} data-shown={shown}>
      <Well>
        {imageUrl !== undefined && (
          <img src={imageUrl} width="116" height="116" alt="" loading="lazy" decoding="async" />
        )}
        {newLabel !== undefined && (
          <TagPlace>
            <Tag>{newLabel}</Tag>
          </TagPlace>
        )}
        {corner !== undefined && <CornerPlace>{corner}</CornerPlace>}
        {looks[state].hasLock && (
          <LockPlace>
            <Icon name="lock" size="medium" />
          </LockPlace>
        )}
      </Well>
      <Body>
        <Rarity rarity={rarity} name={rarityName} size="small" />
        <Heading as={headingTag(headingLevel)}>{link ? link(name) : name}</Heading>
        {kind !== undefined && <Kind>{kind}</Kind>}
        {meter !== undefined && <MeterPlace>{meter}</MeterPlace>}
        <Foot>
          <RewardCardFoot state={state} {...foot} />
        </Foot>
      </Body>
    </Frame>
  );
}
