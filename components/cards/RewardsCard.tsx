import { Card } from './Card';

interface RewardsCardProps {
  /** Emblems as pictures, from the most common to the rarest. */
  emblems: readonly string[];
}

/** Brighter stars are larger. */
const places = [
  { x: 56, size: 160 },
  { x: 186, size: 210 },
  { x: 358, size: 260 },
  { x: 566, size: 320 },
  { x: 806, size: 380 },
] as const;
const middle = 286;

/** One emblem of each rarity, graded like stars. */
export const RewardsCard = ({ emblems }: RewardsCardProps) => (
  <Card poleX={820} light={0.65}>
    {places.map(
      ({ x, size }, i) =>
        emblems[i] && <image key={x} href={emblems[i]} x={x} y={middle - size / 2} width={size} height={size} />,
    )}
  </Card>
);
