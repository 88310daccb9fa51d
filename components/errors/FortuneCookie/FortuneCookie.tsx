import { tokens } from '../../theme/tokens';
import { starPath } from '../../ui/icons/shapes';
import { BakedCookie } from './BakedCookie';
import { CookiePaints } from './CookiePaints';
import { body, constellation, crackLine, crumbs, hollow, leftHalf, rightHalf, stars } from './cookieShapes';

interface FortuneCookieProps {
  /** Text alternative of the picture. */
  label: string;
  /** The sentence on the slip, in two lines. */
  lines: readonly [string, string];
}

const slip = 'M150 362C290 316 470 380 716 326L732 448C486 504 312 444 168 490Z';

/** The cracked fortune cookie: a slip with a sentence, and crumbs that become a constellation. */
export function FortuneCookie({ label, lines }: FortuneCookieProps) {
  return (
    <svg viewBox="40 0 716 530" role="img" aria-label={label}>
      <CookiePaints />
      <clipPath id="cookie-left">
        <path d={leftHalf} />
      </clipPath>
      <clipPath id="cookie-right">
        <path d={rightHalf} />
      </clipPath>
      <path id="cookie-line-1" d="M186 408C330 368 484 426 716 372" fill="none" />
      <path id="cookie-line-2" d="M190 456C330 412 486 472 722 420" fill="none" />

      <ellipse cx="400" cy="500" rx="280" ry="12" fill="#03050B" opacity=".6" filter="url(#cookie-blur-wide)" />
      <path d={constellation} stroke={tokens.color.muted} strokeOpacity=".5" />
      {stars.map(({ at: [x, y], radius, isGold }) => (
        <path key={x} d={starPath(x, y, radius, 0.24)} fill={isGold ? tokens.color.gold : tokens.color.text} />
      ))}

      <g transform="translate(52 14) rotate(9 460 220)">
        <g clipPath="url(#cookie-right)">
          <BakedCookie />
          <g clipPath="url(#cookie-body)">
            <path d={hollow} fill="url(#cookie-hollow)" />
            <path d="M340 268C400 232 398 112 346 66" fill="none" stroke="#FFE3A6" strokeWidth="5" />
          </g>
        </g>
      </g>
      <path
        d="M150 362C144 326 222 300 300 262C330 246 352 216 372 168L424 196C408 250 376 286 330 308C270 336 186 350 168 490C156 440 152 400 150 362Z"
        fill="url(#cookie-paper-back)"
      />
      <g transform="rotate(-5 200 240)">
        <g clipPath="url(#cookie-left)">
          <BakedCookie />
        </g>
        <g clipPath="url(#cookie-body)" fill="none">
          <path d={crackLine()} stroke="#FFE3A6" strokeWidth="6" strokeLinejoin="round" />
          <path d={crackLine(3)} stroke="#7A3F14" strokeOpacity=".55" strokeWidth="2" />
        </g>
      </g>

      <path
        d="M168 498C312 452 486 512 732 456"
        stroke="#03050B"
        strokeOpacity=".55"
        strokeWidth="12"
        fill="none"
        filter="url(#cookie-blur-wide)"
      />
      <path d={slip} fill="url(#cookie-paper)" />
      <path d="M150 362C290 316 470 380 716 326" fill="none" stroke="#fff" strokeOpacity=".9" />
      <path
        d="M159 372C296 326 472 390 716 336M166 480C310 434 486 494 729 438"
        fill="none"
        stroke="#C33A2C"
        strokeOpacity=".5"
        strokeWidth="1.5"
      />
      <g
        fontFamily={tokens.font.display}
        fontSize="40"
        fontWeight="600"
        fill={tokens.color.paperText}
        letterSpacing="-.4"
        textAnchor="middle"
      >
        {lines.map((line, index) => (
          <text key={line} {...fitting(line)}>
            <textPath href={`#cookie-line-${index + 1}`} startOffset="50%">
              {line}
            </textPath>
          </text>
        ))}
      </g>
      {crumbs.map(({ crumb, lit }) => (
        <g key={crumb}>
          <path d={crumb} fill="#E5A550" />
          <path d={lit} fill="#FFE0A0" />
        </g>
      ))}
      <clipPath id="cookie-body">
        <path d={body} />
      </clipPath>
    </svg>
  );
}

/** Reduces the font size of a line that is longer than the slip. */
function fitting(line: string) {
  const longest = 26;
  return line.length > longest ? { fontSize: Math.floor((40 * longest) / line.length) } : {};
}
