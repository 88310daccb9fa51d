import styled from 'styled-components';
import { type RarityColor, tokens } from '../../theme/tokens';
import { Card } from '../../ui/cards/Card';
import { Rarity } from '../../ui/text/Rarity';
import { Units } from '../../ui/text/Units';

const { color, font, on, size } = tokens;

interface CatalogueCardProps {
  name: string;
  rarity: RarityColor;
  rarityName: string;
  /** On the last line: the game. */
  detail: string;
  /** The price formatted for the locale, without and with its unit. */
  price: string;
  priceLabel: string;
  imageUrl: string;
  /** The first card of a row, drawn larger. */
  isLarge?: boolean;
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
}: CatalogueCardProps) {
  const side = isLarge ? 330 : 124;
  return (
    <CardRoot as="article" $isRaised data-rarity={rarity}>
      <EmblemWell>
        <img src={imageUrl} width={side} height={side} alt="" loading="lazy" decoding="async" />
      </EmblemWell>
      <CardBody data-large={isLarge || undefined}>
        <Rarity rarity={rarity} name={rarityName} />
        <h3>{name}</h3>
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
