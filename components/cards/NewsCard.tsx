import { tokens } from '../theme/tokens';
import { Card } from './Card';

interface NewsCardProps {
  /** Scenes of games as pictures, the lead story's first. */
  scenes: readonly string[];
}

const { paper, paperText } = tokens.color;

/** The lead story in front, two more behind it. */
const sheets = [
  { x: 440, y: 96, turn: -3, lines: [380, 300] },
  { x: 720, y: 60, turn: 5, lines: [380, 240] },
  { x: 180, y: 70, turn: -8, lines: [380, 280] },
] as const;

/** Articles as sheets of paper, each under its game's scene. */
export const NewsCard = ({ scenes }: NewsCardProps) => (
  <Card poleX={640} light={0.5}>
    {sheets
      .map((sheet, i) => ({ ...sheet, scene: scenes[i], clip: `sheet-${i}` }))
      .toReversed()
      .map(({ x, y, turn, lines, scene, clip }) => (
        <g key={clip} transform={`translate(${x} ${y}) rotate(${turn} 220 220)`}>
          <rect x="-1" y="-1" width="442" height="422" rx="13" fill="#070A14" fillOpacity=".55" />
          <rect width="440" height="420" rx="12" fill={paper} />
          <clipPath id={clip}>
            <rect x="16" y="16" width="408" height="250" rx="6" />
          </clipPath>
          {scene && (
            <image
              href={scene}
              x="16"
              y="16"
              width="408"
              height="250"
              preserveAspectRatio="xMidYMid slice"
              clipPath={`url(#${clip})`}
            />
          )}
          {lines.map((length, i) => (
            <rect key={i} x="24" y={298 + i * 40} width={length} height="20" rx="4" fill={paperText} fillOpacity=".9" />
          ))}
          <rect x="24" y="380" width="150" height="12" rx="4" fill={paperText} fillOpacity=".35" />
        </g>
      ))}
  </Card>
);
