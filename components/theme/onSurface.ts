/** The darker ink, the brighter ink, and paper. Their colors are in globalStyles.tsx. */
export type Surface = 'deep' | 'ink' | 'paper';

interface SurfaceAttributes {
  'data-surface': Surface;
  /** Never set: `attrs` takes only objects that have a property in common with the element. */
  className?: string;
}

/**
 * Puts an element on a surface: `styled.section.attrs(onSurface('paper'))`, or `{...onSurface(surface)}`. It takes the colors
 * of the surface, and its content uses them through `tokens.on`.
 */
export const onSurface = (surface: Surface): SurfaceAttributes => ({ 'data-surface': surface });
