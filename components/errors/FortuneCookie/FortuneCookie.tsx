import { tokens } from '../../theme/tokens';
import { starPath } from '../../ui/icons/shapes';
import {
  body,
  constellation,
  crackLine,
  crumbs,
  hollow,
  leftSide,
  rightSide,
  stars,
  rings,
  speckles,
} from './cookieShapes';

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
        <path d={leftSide} />
      </clipPath>
      <clipPath id="cookie-right">
        <path d={rightSide} />
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

/** The whole cookie. The picture draws it twice, clipped to one side of the crack each time. */
function BakedCookie() {
  return (
    <>
      <path d={body} fill="url(#cookie-crust)" />
      <g clipPath="url(#cookie-body)" fill="none">
        {rings.map(({ path, opacity, width }) => (
          <path key={path} d={path} stroke="#8A4B17" strokeOpacity={opacity} strokeWidth={width} />
        ))}
        {speckles.map(({ path, color, opacity }) => (
          <path key={path} d={path} fill={color} opacity={opacity} />
        ))}
        <g stroke="#FFF3D2" strokeLinecap="round" filter="url(#cookie-blur)">
          <path
            d="M92 300C62 196 156 84 318 78C486 74 594 182 574 292"
            stroke="#FFE9B8"
            strokeOpacity=".75"
            strokeWidth="7"
          />
          <path d="M128 214C160 148 224 112 316 104" strokeOpacity=".75" strokeWidth="15" />
          <path d="M424 116C480 134 522 172 540 220" strokeOpacity=".45" strokeWidth="11" />
        </g>
        <g filter="url(#cookie-blur-dark)">
          <path
            d="M96 318C130 372 170 352 204 316C246 280 292 262 336 262C388 262 434 290 470 324C514 364 560 350 572 306"
            stroke="#6B3410"
            strokeOpacity=".72"
            strokeWidth="26"
          />
          <path d="M336 262C330 220 322 186 334 140" stroke="#7A3F14" strokeOpacity=".42" strokeWidth="14" />
        </g>
      </g>
      <path
        d="M92 300C104 352 152 368 196 330C236 292 286 262 336 262C386 262 430 286 470 322C514 362 564 346 574 292C556 330 520 332 484 300C446 266 394 240 336 240C278 240 226 270 186 308C150 338 110 336 92 300Z"
        fill="url(#cookie-lip)"
      />
      <path
        d="M92 300C110 336 150 338 186 308C226 270 278 240 336 240C394 240 446 266 484 300C520 332 556 330 574 292"
        fill="none"
        stroke="#FFDf9C"
        strokeOpacity=".75"
        strokeWidth="2"
      />
    </>
  );
}

const gradients = [
  {
    id: 'cookie-crust',
    from: [0.2, 0],
    to: [0.6, 1],
    stops: { 0: '#FBD48A', 0.38: '#EBAA52', 0.75: '#CB7F2E', 1: '#A65F1E' },
  },
  { id: 'cookie-lip', from: [0, 0], to: [0, 1], stops: { 0: '#B06A26', 1: '#5E2E0E' } },
  {
    id: 'cookie-paper',
    from: [0, 0],
    to: [1, 0],
    stops: { 0: '#D9D2BC', 0.12: '#F5F3EC', 0.45: '#FFFDF6', 0.72: '#E9E4D4', 1: '#FAF7EE' },
  },
  { id: 'cookie-paper-back', from: [0, 0], to: [0, 1], stops: { 0: '#8E8468', 1: '#CFC7AE' } },
  { id: 'cookie-hollow', from: [0, 0], to: [1, 0], stops: { 0: '#3A1A07', 1: '#8A4A18' } },
] as const;

const blurs = [
  { id: 'cookie-blur', deviation: 5, x: '-20%', y: '-20%', width: '140%', height: '140%' },
  { id: 'cookie-blur-dark', deviation: 11, x: '-20%', y: '-20%', width: '140%', height: '140%' },
  { id: 'cookie-blur-wide', deviation: 12, x: '-30%', y: '-400%', width: '160%', height: '900%' },
] as const;

/** Gradients and blurs of the fortune cookie. */
function CookiePaints() {
  return (
    <defs>
      {gradients.map(({ id, from: [x1, y1], to: [x2, y2], stops }) => (
        <linearGradient key={id} id={id} x1={x1} y1={y1} x2={x2} y2={y2}>
          {Object.entries(stops)
            .sort(([a], [b]) => Number(a) - Number(b))
            .map(([offset, color]) => (
              <stop key={offset} offset={offset} stopColor={color} />
            ))}
        </linearGradient>
      ))}
      {blurs.map(({ id, deviation, ...area }) => (
        <filter key={id} id={id} {...area}>
          <feGaussianBlur stdDeviation={deviation} />
        </filter>
      ))}
    </defs>
  );
}
