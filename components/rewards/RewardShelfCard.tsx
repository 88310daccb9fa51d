import type { ReactNode } from 'react';
import type { RarityColor } from '../theme/tokens';
import { Icon } from '../ui/icons/Icon';
import { Rarity } from '../ui/text/Rarity';
import { Stamp } from '../ui/text/Tag';
import { headingTag } from '../ui/text/headingLevel';
import { Units } from '../ui/text/Units';
import { Body, Detail, Emblem, Frame, Heading, Last, Lock, StampPlace, Well } from './RewardShelfCard.styles';

interface RewardShelfCardProps {
  name: string;
  rarity: RarityColor;
  rarityName: string;
  /** On the last line: the game, or what stands in the way. */
  detail: string;
  /** The price as the reader writes it, and the same with its unit. */
  price: string;
  priceLabel: string;
  imageUrl: string;
  /** The one that leads a shelf. */
  isLarge?: boolean;
  isLocked?: boolean;
  /** The word on the green stamp of one that was claimed. */
  stamp?: string;
  link?: (name: ReactNode) => ReactNode;
  headingLevel?: number;
  shown?: 'hover' | 'focus';
}

/** A reward on a visitor's shelf: a tinted well over rarity, name, game and price. It fills the cell it is given. */
export function RewardShelfCard({
  name,
  rarity,
  rarityName,
  detail,
  price,
  priceLabel,
  imageUrl,
  isLarge = false,
  isLocked = false,
  stamp,
  link,
  headingLevel = 3,
  shown,
}: RewardShelfCardProps) {
  const side = isLarge ? 330 : 124;
  return (
    <Frame as="article" $isRaised $isLink={link !== undefined} $rarity={rarity} data-shown={shown}>
      <Well>
        <Emblem src={imageUrl} width={side} height={side} alt="" loading="lazy" decoding="async" $isLocked={isLocked} />
        {isLocked && (
          <Lock>
            <Icon name="lock" size="small" />
          </Lock>
        )}
        {stamp !== undefined && (
          <StampPlace>
            <Stamp>{stamp}</Stamp>
          </StampPlace>
        )}
      </Well>
      <Body $isLarge={isLarge}>
        <Rarity rarity={rarity} name={rarityName} />
        <Heading as={headingTag(headingLevel)} $isLarge={isLarge}>
          {link ? link(name) : name}
        </Heading>
        <Last>
          <Detail>{detail}</Detail>
          <Units label={priceLabel}>{price}</Units>
        </Last>
      </Body>
    </Frame>
  );
}
