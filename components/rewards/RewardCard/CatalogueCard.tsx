import { createElement, type ReactNode } from 'react';
import styled from 'styled-components';
import { coveringLink } from '../../theme/mixins';
import { type RarityColor, tokens } from '../../theme/tokens';
import { Card } from '../../ui/cards/Card';
import { Icon } from '../../ui/icons/Icon';
import { headingTag } from '../../ui/text/Title';
import { Rarity } from '../../ui/text/Rarity';
import { Stamp } from '../../ui/text/Tag';
import { Units } from '../../ui/text/Units';

const { color, font, line, on, size } = tokens;

interface CatalogueCardProps {
  name: string;
  rarity: RarityColor;
  rarityName: string;
  /** On the last line: the game, or why the reward is locked. */
  detail: string;
  /** The price formatted for the locale, without and with its unit. */
  price: string;
  priceLabel: string;
  imageUrl: string;
  /** The first card of a row, drawn larger. */
  isLarge?: boolean;
  isLocked?: boolean;
  /** The text of the stamp on a claimed reward. */
  stamp?: string;
  link?: (name: ReactNode) => ReactNode;
  headingLevel?: number;
  shown?: 'hover' | 'focus';
}

/** A reward in the visitors' catalogue: emblem, rarity, name, game and price. It fills its grid cell. */
export function CatalogueCard({
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
}: CatalogueCardProps) {
  const side = isLarge ? 330 : 124;
  return (
    <CardRoot as="article" $isRaised $isLink={link !== undefined} data-rarity={rarity} data-shown={shown}>
      <EmblemWell>
        <img
          src={imageUrl}
          width={side}
          height={side}
          alt=""
          loading="lazy"
          decoding="async"
          data-locked={isLocked || undefined}
        />
        {isLocked && (
          <LockBadge>
            <Icon name="lock" size="small" />
          </LockBadge>
        )}
        {stamp !== undefined && (
          <StampPlace>
            <Stamp>{stamp}</Stamp>
          </StampPlace>
        )}
      </EmblemWell>
      <CardBody data-large={isLarge || undefined}>
        <Rarity rarity={rarity} name={rarityName} />
        {createElement(headingTag(headingLevel), null, link ? link(name) : name)}
        <div>
          <span>{detail}</span>
          <Units label={priceLabel}>{price}</Units>
        </div>
      </CardBody>
    </CardRoot>
  );
}

const CardRoot = styled(Card)`
  display: flex;
  flex-direction: column;
  height: 100%;
  overflow: hidden;
`;

const EmblemWell = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  flex: 1;
  min-height: 132px;
  border-bottom: 1px solid ${on.hairline};
  background:
    radial-gradient(80% 90% at 50% 60%, color-mix(in srgb, ${on.rarity} 15%, transparent), transparent 72%),
    ${color.ink900};

  > img {
    max-width: 78%;
    height: auto;
  }
  > [data-locked] {
    filter: saturate(0.25) brightness(0.62);
  }
`;

const LockBadge = styled.span`
  position: absolute;
  right: 12px;
  top: 12px;
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  border: 1px solid ${line.strong};
  border-radius: 50%;
  background-color: ${color.ink950};
`;

const StampPlace = styled.div`
  position: absolute;
  right: 10px;
  top: 14px;
`;

/** Rarity, name, and a line with detail and price. */
const CardBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;
  padding: 16px;

  > :nth-child(2) {
    margin-top: 8px;
    overflow-wrap: anywhere;
    hyphens: auto;
    font: 600 ${size.rowTitle} / 1.25 ${font.display};
  }
  a,
  button {
    font: inherit;
    text-align: inherit;
    ${coveringLink}
  }
  > :last-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 12px;
    font-size: ${size.body};
  }
  > :last-child > :first-child {
    font-size: ${size.small};
    line-height: 1.4;
    color: ${on.muted};
  }

  &[data-large] {
    padding: 24px;

    > :nth-child(2) {
      font-size: 1.5rem;
    }
  }
`;
