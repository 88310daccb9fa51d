import styled from 'styled-components';
import { tokens, type RarityColor } from '../../theme/tokens';
import { rarityStarsWidth, type RarityStarSide } from '../icons/rarityStarSizes';
import { symbolAddress } from '../icons/symbolAddress';

/** How many of the five stars a rarity fills. */
export const rarityStars = { common: 1, rare: 2, epic: 3, legendary: 4, exotic: 5 } as const satisfies Record<
  RarityColor,
  number
>;

const looks = {
  large: { font: '1.125rem', star: 14, gap: '12px' },
  normal: { font: tokens.size.small, star: 11, gap: '8px' },
  small: { font: tokens.size.fine, star: 9, gap: '6px' },
} as const satisfies Record<string, { font: string; star: RarityStarSide; gap: string }>;

interface RarityProps {
  rarity: RarityColor;
  /** The translated name: color and stars alone are not accessible. */
  name: string;
  size?: keyof typeof looks;
}

/** Stars and name of a rarity. Its colors need a dark surface: on paper, use it on an ink card. */
export function Rarity({ rarity, name, size = 'normal' }: RarityProps) {
  const { star } = looks[size];
  return (
    <Row $rarity={rarity} $size={size}>
      <Stars width={rarityStarsWidth(star)} height={star} aria-hidden>
        <use href={symbolAddress(`stars-${rarityStars[rarity]}-${star}`)} />
      </Stars>
      {name}
    </Row>
  );
}

const Row = styled.span<{ $rarity: RarityColor; $size: keyof typeof looks }>`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px ${({ $size }) => looks[$size].gap};
  font: 600 ${({ $size }) => looks[$size].font} / 1 ${tokens.font.display};
  color: ${({ $rarity }) => tokens.color[$rarity]};
  white-space: nowrap;
`;

const Stars = styled.svg`
  flex: none;
  fill: currentColor;
`;
