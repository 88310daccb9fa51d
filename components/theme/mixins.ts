import { css, keyframes } from 'styled-components';
import { media, tokens } from './tokens';

/** The focus outline. globalStyles sets it on all elements; use it where a part draws its own focus state. */
export const focusLine = css`
  outline: ${tokens.focus.width} solid ${tokens.on.focus};
  outline-offset: ${tokens.focus.offset};
`;

/** Where what gets the focus is clear of the header, from the top of the window. In rem, as the header grows with the text. */
export const belowHeader = {
  phone: `${tokens.header.phone / 16 + 0.5}rem`,
  desktop: `${tokens.header.desktop / 16 + 0.5}rem`,
} as const;

/** The room that messages take which stay until they are closed; `ToastArea` measures it. */
export const belowMessages = 'var(--messages, 0px)';

/** With those that go by themselves. */
export const belowAllMessages = 'var(--all-messages, 0px)';

/** Selectors for pointer and focus states. */
export const when = {
  hovered: "&:hover:not([aria-disabled='true'])",
  pressed: "&:active:not([aria-disabled='true'])",
} as const;

/** For the line below what is selected. With forced colors it would be painted over the one that globalStyles draws there. */
export const selectionLine = css`
  @media (forced-colors: active) {
    background-color: Highlight;
  }
`;

export const attention = css`
  border: 1px solid ${tokens.on.outline};
  border-left: 3px solid ${tokens.color.gold};
  border-radius: ${tokens.radius.small};
  background-color: ${tokens.on.raised};
`;

/**
 * For a picture below the first view, which leaves a slow network to the page's scripts: without a box, a browser does not
 * request it. `firstPaintScript` sets the mark.
 */
export const afterScripts = css`
  @media screen and (scripting: enabled) {
    html:not([data-scripted]) & {
      display: none;
    }
  }
`;

export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** A line of a list of links or buttons beside one another's text: its fill reaches 12 px beyond it. */
export const menuLine = css`
  display: flex;
  align-items: center;
  min-height: ${tokens.control.tap};
  padding-inline: ${tokens.space[3]};
  border-radius: ${tokens.radius.small};
  font: 600 ${tokens.size.control} / 1.3 ${tokens.font.body};
  color: ${tokens.color.soft};

  &:hover {
    background-color: ${tokens.on.hoverFill};
    color: ${tokens.on.text};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

const widths = ['desktop', 'laptop', 'tablet'] as const;

/** A grid of columns of one width, fewer of them below some widths of the window: `columns(3, { laptop: 2, tablet: 1 })`. */
export const columns = (count: number, below: Partial<Record<(typeof widths)[number], number>> = {}) => css`
  display: grid;
  grid-template-columns: repeat(${count}, minmax(0, 1fr));
  ${widths.map(
    (width) =>
      below[width] &&
      css`
        ${media.below[width]} {
          grid-template-columns: repeat(${below[width]}, minmax(0, 1fr));
        }
      `,
  )}
`;

type Width = keyof typeof media.below;

/** Leaves a part out on paper. */
export const notPrinted = css`
  @media print {
    display: none;
  }
`;

/** Leaves a part out in windows that are narrower. */
export const onlyFrom = (width: Width) => css`
  ${media.below[width]} {
    display: none;
  }
`;

/** Leaves a part out in windows of this width, and in wider ones. */
export const onlyBelow = (width: Width) => css`
  ${media.from[width]} {
    display: none;
  }
`;

export const clampLines = (lines: number) => css`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${lines};
  overflow: hidden;
`;

/** Stretches a link over its nearest positioned ancestor, so that a whole card is one click target. */
export const coveringLink = css`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: ${tokens.layer.raised};
    border-radius: inherit;
  }
`;

/** Turns the chevron of a button that opens something: of this button, or of those inside this part. */
export const turningChevron = css`
  &[aria-expanded] > svg,
  [aria-expanded] > svg {
    transition: transform ${tokens.duration.collapse}ms ${tokens.easing.inOut};
  }
  &[aria-expanded='true'] > svg,
  [aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
`;

/**
 * The variants of a component, one small block for each value of a data attribute: `${variants('data-size', sizes)}`. A block
 * is no more specific than the component itself, so a style that extends the component wins over its variants too.
 */
export const variants = (attribute: `data-${string}`, blocks: Record<string, ReturnType<typeof css>>) =>
  Object.entries(blocks).map(
    ([value, block]) => css`
      &:where([${attribute}='${value}']) {
        ${block}
      }
    `,
  );

const turn = keyframes`
  from { transform: rotate(-20deg); }
  to { transform: rotate(20deg); }
`;

/**
 * Turns a drawing of the sky while the reader scrolls past it. Nothing moves by itself, which would need a button that stops it
 * (WCAG 2.2.2). Where a browser has no such timeline, the sky stands still.
 */
export const skyRotation = css`
  ${media.motion} {
    @supports (animation-timeline: view()) {
      animation: ${turn} linear both;
      animation-timeline: view();
    }
  }
`;

export const fadeIn = keyframes`
  from { opacity: 0; }
`;

export const fadeOut = keyframes`
  to { opacity: 0; }
`;

const appear = keyframes`
  to { visibility: visible; }
`;

/**
 * Hides an element, in its place, for a time (ms); this also works without JavaScript. `!important` overrides the global rule for
 * reduced motion, which would end the wait at once.
 */
export const hiddenFor = (ms: number) => css`
  visibility: hidden;
  animation: ${appear} 1ms ${ms}ms forwards !important;
  animation-delay: ${ms}ms !important;
`;
