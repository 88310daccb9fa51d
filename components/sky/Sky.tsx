import styled, { css } from 'styled-components';
import { skyRotation } from '../theme/mixins';

interface View {
  sky: SkyName;
  /** Distance of the pole star from the left, as a CSS length. */
  poleX: string;
  /** Share of the width at which the sky reaches full brightness; text is on the darker part before it. */
  fade: number;
}

interface SkyProps {
  wide: View;
  phone: View;
  /** More gold at the horizon, 0 to 1. */
  dawn?: number;
  /** True far down a page, where the pictures are only fetched and drawn when the reader comes near. */
  isFarDown?: boolean;
  className?: string;
}

/**
 * A night sky behind a section: fixed stars and chart, trails that rotate about the pole, hills in front. Three images
 * and one CSS animation that follows the scroll, without script; there is none under reduced motion.
 */
export function Sky({ wide, phone, dawn = 0, isFarDown = false, className }: SkyProps) {
  const views = { wide, phone, isFarDown };
  return (
    <SkyLayers className={className} aria-hidden="true" $wide={wide} $phone={phone} $dawn={dawn}>
      <FadedLayers>
        <Layer layer="back" {...views} />
        <RotatingTrails>
          <Layer layer="trails" {...views} />
        </RotatingTrails>
      </FadedLayers>
      <Layer layer="front" {...views} />
    </SkyLayers>
  );
}

interface LayerProps extends Pick<SkyProps, 'wide' | 'phone' | 'isFarDown'> {
  layer: 'back' | 'trails' | 'front';
}

function Layer({ layer, wide, phone, isFarDown }: LayerProps) {
  return (
    <picture data-layer={layer}>
      {phone.sky !== wide.sky && <source media={phoneOnly} srcSet={skies[phone.sky][layer]} />}
      <img
        src={skies[wide.sky][layer]}
        alt=""
        decoding="async"
        loading={isFarDown ? 'lazy' : undefined}
        // The largest paint of a page that starts with a sky.
        fetchPriority={layer === 'back' && !isFarDown ? 'high' : undefined}
      />
    </picture>
  );
}

const phoneOnly = '(max-width: 600px)';

/** Geometry of a drawing in units of the section's height (cqh), which resolve where a layer uses them. */
function viewVariables({ sky, poleX, fade }: View) {
  const { width, height, pole, reach } = skies[sky];
  const share = (pixels: number) => `${((pixels / height) * 100).toFixed(3)}cqh`;
  return css`
    --pole-x: ${poleX};
    --pole-y: ${share(pole[1])};
    --stage: ${share(width)};
    --pole-in-stage: ${share(pole[0])};
    --reach: ${share(reach)};
    --fade: ${fade * 100}%;
  `;
}

const SkyBackground = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  container-type: size;
  pointer-events: none;
  background:
    radial-gradient(60% 39% at var(--pole-x) 100%, var(--horizon), var(--above-horizon) 45%, transparent),
    linear-gradient(#070a14, #0b1329 50%, #142450 82%, #1e3568);

  [data-layer='back'] img,
  [data-layer='front'] img {
    position: absolute;
    top: 0;
    left: calc(var(--pole-x) - var(--pole-in-stage));
    width: var(--stage);
    height: 100%;
    max-width: none;
  }
`;

const SkyLayers = styled(SkyBackground)<{ $wide: View; $phone: View; $dawn: number }>`
  --horizon: rgba(255, 200, 87, ${({ $dawn }) => 0.16 + $dawn});
  --above-horizon: rgba(233, 164, 95, ${({ $dawn }) => 0.05 + $dawn * 0.4});
  ${({ $wide }) => viewVariables($wide)}

  @media ${phoneOnly} {
    ${({ $phone }) => viewVariables($phone)}
  }
`;

const fadeMask =
  'linear-gradient(90deg, rgba(0, 0, 0, 0.1), rgba(0, 0, 0, 0.16) calc(var(--fade) * 0.55), #000 var(--fade))';

const FadedLayers = styled.div`
  position: absolute;
  inset: 0;
  -webkit-mask-image: ${fadeMask};
  mask-image: ${fadeMask};
`;

const RotatingTrails = styled.div`
  position: absolute;
  left: calc(var(--pole-x) - var(--reach));
  top: calc(var(--pole-y) - var(--reach));
  width: calc(var(--reach) * 2);
  height: calc(var(--reach) * 2);

  /* Square before it loads: an image without height is never near the window, and would not load late. */
  img {
    width: 100%;
    aspect-ratio: 1;
    max-width: none;
  }

  ${skyRotation}
`;

/**
 * Each drawing in px: its size, which is wider than any view of it, the pole, which each view positions itself, and half the side
 * of the trails' square around the pole. Browsers keep the files of its layers for good, so a change of a drawing needs another name.
 */
export const skies = {
  hero: {
    width: 2880,
    height: 900,
    pole: [1770, 324],
    reach: 900,
    back: '/static/pictures/sky-hero-back.a93aeea2c3.svg',
    trails: '/static/pictures/sky-hero-trails.8656718c38.svg',
    front: '/static/pictures/sky-hero-front.81a23a28f2.svg',
  },
  heroPhone: {
    width: 960,
    height: 468,
    pole: [640, 150],
    reach: 420,
    back: '/static/pictures/sky-heroPhone-back.9d5405d90f.svg',
    trails: '/static/pictures/sky-heroPhone-trails.1270e573e1.svg',
    front: '/static/pictures/sky-heroPhone-front.cd498fc163.svg',
  },
  call: {
    width: 2880,
    height: 640,
    pole: [1860, 154],
    reach: 820,
    back: '/static/pictures/sky-call-back.3735915337.svg',
    trails: '/static/pictures/sky-call-trails.51cd704859.svg',
    front: '/static/pictures/sky-call-front.0a26ce2182.svg',
  },
  login: {
    width: 1200,
    height: 800,
    pole: [800, 480],
    reach: 560,
    back: '/static/pictures/sky-login-back.030d4e1439.svg',
    trails: '/static/pictures/sky-login-trails.f37c83acc0.svg',
    front: '/static/pictures/sky-login-front.215c4ddb0b.svg',
  },
} as const;

type SkyName = keyof typeof skies;
