import styled from 'styled-components';
import { tokens, type RarityColor } from '../../theme/tokens';
import { starPath } from '../icons/shapes';

/** How many of the five stars a rarity fills. */
export const rarityStars = { common: 1, rare: 2, epic: 3, legendary: 4, exotic: 5 } as const satisfies Record<
  RarityColor,
  number
>;

const looks = {
  large: { font: '1.125rem', star: 14, gap: '12px' },
  normal: { font: tokens.size.small, star: 11, gap: '8px' },
  small: { font: tokens.size.fine, star: 9, gap: '6px' },
} as const;

interface RarityProps {
  rarity: RarityColor;
  /** The translated name: color and stars alone are not accessible. */
  name: string;
  size?: keyof typeof looks;
}

const star = starPath(6, 6, 5.6, 0.36);

/** Stars and name of a rarity. Its colors need a dark surface: on paper, use it on an ink card. */
export function Rarity({ rarity, name, size = 'normal' }: RarityProps) {
  return (
    <Row $rarity={rarity} $size={size}>
      <Stars aria-hidden>
        {[1, 2, 3, 4, 5].map((place) => (
          <svg key={place} viewBox="0 0 12 12" width={looks[size].star} height={looks[size].star}>
            <path d={star} fill="currentColor" opacity={place <= rarityStars[rarity] ? 1 : 0.22} />
          </svg>
        ))}
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

const Stars = styled.span`
  display: inline-flex;
  gap: 2px;
`;
