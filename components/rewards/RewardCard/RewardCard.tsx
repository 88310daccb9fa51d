import type { ReactNode } from 'react';
import { Icon } from '../../ui/icons/Icon';
import { Rarity } from '../../ui/text/Rarity';
import { Tag } from '../../ui/text/Tag';
import { headingTag } from '../../ui/text/Title';
import type { RarityColor } from '../../theme/tokens';
import {
  CardBody,
  CornerPlace,
  CardFooter,
  CardRoot,
  Heading,
  KindLine,
  LockPlace,
  looks,
  MeterPlace,
  TagPlace,
  EmblemWell,
  type RewardState,
} from './RewardCard.styles';
import { RewardCardFooter, type RewardCardFooterProps } from './RewardCardFooter';

interface RewardCardProps extends Omit<RewardCardFooterProps, 'state'> {
  name: string;
  rarity: RarityColor;
  /** The translated rarity. */
  rarityName: string;
  /** The kind of reward, or its game. */
  kind?: string;
  /** A square emblem, shown 116 px wide. */
  imageUrl?: string;
  state: RewardState;
  /** The text of the tag on a new reward. */
  newLabel?: string;
  /** Wraps the name into the link or button that the whole card becomes. */
  link?: (name: ReactNode) => ReactNode;
  /** A button in the upper right corner, above the link. */
  corner?: ReactNode;
  /** A progress bar above the footer. */
  meter?: ReactNode;
  headingLevel?: number;
  /** Draws the hover or focus style, for the design page. */
  shown?: 'hover' | 'focus';
}

/** A reward as a card: emblem, rarity, name, and a footer with the price or the reason why it cannot be claimed. */
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
    <CardRoot as="article" data-rarity={rarity} $state={state} $isLink={link !== undefined} data-shown={shown}>
      <EmblemWell>
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
      </EmblemWell>
      <CardBody>
        <Rarity rarity={rarity} name={rarityName} size="small" />
        <Heading as={headingTag(headingLevel)}>{link ? link(name) : name}</Heading>
        {kind !== undefined && <KindLine>{kind}</KindLine>}
        {meter !== undefined && <MeterPlace>{meter}</MeterPlace>}
        <CardFooter>
          <RewardCardFooter state={state} {...foot} />
        </CardFooter>
      </CardBody>
    </CardRoot>
  );
}
