import type { ReactNode } from 'react';
import styled from 'styled-components';
import { type RarityColor, tokens } from '../../theme/tokens';
import { ButtonLink } from '../../ui/buttons/Button';
import { Icon } from '../../ui/icons/Icon';
import { Rarity } from '../../ui/text/Rarity';
import { Tag } from '../../ui/text/Tag';
import { Units } from '../../ui/text/Units';
import {
  CardBody,
  CornerPlace,
  CardRoot,
  LockPlace,
  looks,
  MeterPlace,
  TagPlace,
  EmblemWell,
  type RewardState,
} from './RewardCard.styles';

interface FooterProps {
  state: RewardState;
  /** The price formatted for the locale: "1,600". */
  price: string;
  /** The same with its unit: "1,600 Units". */
  priceLabel: string;
  /** "360 to go", "Reach level 30", "Sold out, all 500 taken" or "Owned". */
  note?: ReactNode;
  /** Looks like a button while the card is hovered or focused; the card itself is pressed. */
  hint?: string;
}

interface RewardCardProps extends FooterProps {
  name: string;
  rarity: RarityColor;
  /** The translated rarity. */
  rarityName: string;
  /** The kind of reward, or its game. */
  kind?: string;
  /** A square emblem, shown 116 px wide. */
  imageUrl?: string;
  /** The text of the tag on a new reward. */
  newLabel?: string;
  /** Wraps the name into the link or button that the whole card becomes. */
  link?: (name: ReactNode) => ReactNode;
  /** A button in the upper right corner, above the link. */
  corner?: ReactNode;
  /** A progress bar above the footer. */
  meter?: ReactNode;
  /** Fills a cell of several rows. */
  isLarge?: boolean;
}

/** A reward as a card: emblem, rarity, name, and a footer with the price or the reason why it cannot be claimed. */
export function RewardCard({
  name,
  rarity,
  rarityName,
  kind,
  imageUrl,
  newLabel,
  link,
  corner,
  meter,
  isLarge = false,
  ...footer
}: RewardCardProps) {
  return (
    <CardRoot
      as="article"
      data-rarity={rarity}
      data-large={isLarge || undefined}
      $state={footer.state}
      $isLink={link !== undefined}
    >
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
        {looks[footer.state].hasLock && (
          <LockPlace>
            <Icon name="lock" size="medium" />
          </LockPlace>
        )}
      </EmblemWell>
      <CardBody>
        <Rarity rarity={rarity} name={rarityName} size="small" />
        <h3>{link ? link(name) : name}</h3>
        {kind !== undefined && <p>{kind}</p>}
        {meter !== undefined && <MeterPlace>{meter}</MeterPlace>}
        <div>
          <Footer {...footer} />
        </div>
      </CardBody>
    </CardRoot>
  );
}

/** The price and what is missing, or the reason why the reward cannot be claimed. */
function Footer({ state, price, priceLabel, note, hint }: FooterProps) {
  const cost = <Units label={priceLabel}>{price}</Units>;
  const feet = {
    withinReach: (
      <>
        {cost}
        {hint !== undefined && (
          <CardHint aria-hidden data-hint $size="tiny">
            {hint}
          </CardHint>
        )}
      </>
    ),
    short: (
      <>
        {cost}
        <EndNote>{note}</EndNote>
      </>
    ),
    owned: (
      <Owned>
        <Icon name="check" size="small" />
        {note}
      </Owned>
    ),
    locked: <Note>{note}</Note>,
    soldOut: <Note>{note}</Note>,
  } as const;
  return feet[state];
}

const Note = styled.span`
  font-size: ${tokens.size.fine};
  color: ${tokens.on.muted};
  text-wrap: balance;
`;

const EndNote = styled(Note)`
  flex: 1 1 56px;
  text-align: right;
`;

const Owned = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  font-size: ${tokens.size.fine};
  font-weight: 700;
  color: ${tokens.color.good};
`;

/** Shown while the card is hovered or focused: see RewardCard.styles. */
const CardHint = styled(ButtonLink).attrs({ as: 'span' })`
  padding: 0 10px;
  opacity: 0;
`;
