import { body, rings, speckles } from './cookieShapes';

/** The whole cookie. The picture draws it twice, clipped to one side of the crack each time. */
export function BakedCookie() {
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
