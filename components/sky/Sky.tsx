import styled, { css } from 'styled-components';
import { skyRotation } from '../theme/skyRotation';
import { skies, type SkyName } from './skies';

interface View {
  sky: SkyName;
  /** Distance of the pole star from the left, as a CSS length. */
  poleX: string;
  /** Share of the width at which the sky reaches full brightness; text is on the darker part before it. */
  fade: number;
}

interface SkyProps {
  wide: View;
  /** Another drawing for phones; the wide one by default. */
  phone?: View;
  /** More gold at the horizon, 0 to 1. */
  dawn?: number;
  /** True far down a page, where the pictures are only fetched and drawn when the reader comes near. */
  isFarDown?: boolean;
  className?: string;
}

/**
 * A night sky behind a section: fixed stars and chart, trails that rotate about the pole, hills in front. Three images
 * and one CSS animation, without script; there is no animation under reduced motion.
 */
export function Sky({ wide, phone = wide, dawn = 0, isFarDown = false, className }: SkyProps) {
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

interface LayerProps {
  layer: 'back' | 'trails' | 'front';
  wide: View;
  phone: View;
  isFarDown: boolean;
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

const FadedLayers = styled.div`
  position: absolute;
  inset: 0;
  mask-image: linear-gradient(
    90deg,
    rgba(0, 0, 0, 0.1),
    rgba(0, 0, 0, 0.16) calc(var(--fade) * 0.55),
    #000 var(--fade)
  );
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
