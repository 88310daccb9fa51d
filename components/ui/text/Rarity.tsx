import styled from 'styled-components';
import { tokens, type RarityColor } from '../../theme/tokens';
import { symbolAddress } from '../icons/Icon';
import { rarityStarSides, rarityStarsWidth } from '../icons/shapes';
import { useTexts } from './useTexts';

export const rarityStars = { common: 1, rare: 2, epic: 3, legendary: 4, exotic: 5 } as const satisfies Record<
  RarityColor,
  number
>;

interface RarityProps {
  rarity: RarityColor;
  size?: keyof typeof rarityStarSides;
}

/** The stars and the name: color and stars alone are not accessible. */
export function Rarity({ rarity, size = 'normal' }: RarityProps) {
  const t = useTexts();
  const star = rarityStarSides[size];
  return (
    <Row data-rarity={rarity} data-size={size}>
      <svg width={rarityStarsWidth(star)} height={star} aria-hidden>
        <use href={symbolAddress(`stars-${rarityStars[rarity]}-${star}`)} />
      </svg>
      {t(`ui.rarity.${rarity}`)}
    </Row>
  );
}

const Row = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  font: 600 ${tokens.size.small} / 1 ${tokens.font.display};
  color: ${tokens.on.rarity};

  > svg {
    flex: none;
    fill: currentColor;
  }
  &[data-size='large'] {
    column-gap: 12px;
    font-size: 1.125rem;
  }
  &[data-size='small'] {
    column-gap: 6px;
    font-size: ${tokens.size.fine};
  }
`;
