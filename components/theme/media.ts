import { tokens } from './tokens';

const { tablet, laptop, desktop, wide } = tokens.breakpoint;

/** Media queries by name: `${media.below.desktop} { ... }`. */
export const media = {
  from: {
    tablet: `@media (min-width: ${tablet}px)`,
    laptop: `@media (min-width: ${laptop}px)`,
    desktop: `@media (min-width: ${desktop}px)`,
    wide: `@media (min-width: ${wide}px)`,
  },
  below: {
    tablet: `@media (max-width: ${tablet - 0.02}px)`,
    laptop: `@media (max-width: ${laptop - 0.02}px)`,
    desktop: `@media (max-width: ${desktop - 0.02}px)`,
    wide: `@media (max-width: ${wide - 0.02}px)`,
  },
  only: {
    tablet: `@media (min-width: ${tablet}px) and (max-width: ${laptop - 0.02}px)`,
  },
  hover: '@media (hover: hover)',
  motion: '@media (prefers-reduced-motion: no-preference)',
  noScript: '@media (scripting: none)',
} as const;
