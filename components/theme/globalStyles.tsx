import { renderToStaticMarkup } from 'react-dom/server';
import { createGlobalStyle, ServerStyleSheet } from 'styled-components';
import { belowAllMessages, belowHeader, focusLine, hiddenFor } from './mixins';
import { media, rarities, tokens } from './tokens';
import { text } from './type';

const { color, line, shadow } = tokens;

/** On ink, and on paper. */
const surfaceColors = {
  '--surface': [color.ink950, color.paper],
  '--card': [color.ink900, color.white],
  '--raised': [color.ink800, color.white],
  '--text': [color.text, color.paperText],
  '--muted': [color.muted, color.paperMuted],
  '--link': [color.link, color.paperLink],
  '--gold-text': [color.gold, color.paperGold],
  '--good-text': [color.good, color.paperGood],
  '--bad-text': [color.bad, color.paperBad],
  '--hairline': [line.hairline, line.paper],
  '--outline': [line.outline, line.paperOutline],
  '--hover-fill': ['rgba(238, 242, 255, .05)', 'rgba(11, 18, 33, .04)'],
  '--pressed-fill': ['rgba(238, 242, 255, .1)', 'rgba(11, 18, 33, .1)'],
  '--off': [color.ink700, color.paperOff],
  '--off-text': [color.faint, color.paperOffText],
  '--focus': [color.link, color.paperLink],
  '--lit': [shadow.lit, 'none'],
} as const;

const colorsOn = (side: 0 | 1) =>
  Object.entries(surfaceColors)
    .map(([name, colors]) => `${name}: ${colors[side]};`)
    .join('\n');

const GlobalStyle = createGlobalStyle`
  *, *::before, *::after { box-sizing: border-box; }

  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    color-scheme: dark;
    background: ${tokens.color.ink950};
    /* Keeps what gets the focus out from under the header, which grows with the text, and the messages. */
    scroll-padding-top: calc(${belowHeader.phone} + ${belowAllMessages});
    /* Room for the focus ring. */
    scroll-padding-bottom: 8px;

    ${media.from.desktop} {
      scroll-padding-top: calc(${belowHeader.desktop} + ${belowAllMessages});
    }
    &[data-nav='0'] {
      scroll-padding-top: 0;
    }
  }

  /* Behind a dialog the page stays where it is, also where a list gets longer above what is in view. */
  body[data-scroll-locked] {
    overflow-anchor: none;
  }

  body {
    margin: 0;
    min-height: 100vh;
    /* Breaks words that are longer than their line, as some languages have. */
    overflow-wrap: break-word;
    ${text.body}
    -webkit-font-smoothing: antialiased;
    -moz-osx-font-smoothing: grayscale;
  }

  /* Two dark inks and paper, with a card on each and a brighter one: onSurface puts an element on one. */
  body, [data-surface] {
    ${colorsOn(0)}
    background-color: ${tokens.on.surface};
    color: ${tokens.on.text};
  }
  [data-surface='ink'] { --surface: ${color.ink900}; }
  [data-surface='paper'] { ${colorsOn(1)} }
  ${rarities.map((rarity) => `[data-rarity='${rarity}'] { --rarity: ${tokens.color[rarity]}; }`)}

  /* Japanese breaks between phrases where the browser supports it; no line starts with a small kana or a closing mark. */
  :lang(ja), :lang(zh) { line-break: strict; }
  /* A phrase still breaks where its line is too short, so that no row grows beyond the window. */
  :lang(ja) { word-break: auto-phrase; overflow-wrap: anywhere; }

  img, svg, picture, video { display: block; max-width: 100%; }

  h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, fieldset, legend, blockquote { margin: 0; padding: 0; }
  h1, h2, h3, h4, h5, h6 { font: inherit; }
  ul, ol { list-style: none; }
  fieldset { border: 0; min-width: 0; }
  a { color: inherit; text-decoration: none; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  button { padding: 0; border: 0; background: none; text-align: inherit; cursor: pointer; }
  table { border-collapse: collapse; }

  /* A browser that a player used shows these once the login check is done. The time is for scripts that never come. */
  html[data-returning] :is([data-held-back], [data-held-back='row'] ~ *) {
    ${hiddenFor(30_000)}
  }

  /* The page opens in another language: the present one must not show. */
  html[data-moving] body { visibility: hidden; }

  /* Forced colors have no backgrounds that tell what is selected, and no fills of drawings. */
  @media (forced-colors: active) {
    :is([aria-pressed='true'], [aria-selected='true'], [aria-current='page'], [aria-current='true']) {
      border-bottom: 4px solid Highlight !important;
    }
    svg text { fill: CanvasText; }
  }
  :focus-visible { ${focusLine} }
  /* Gets the focus when a page opens: all of the window would have a ring. */
  main[tabindex='-1']:focus-visible { outline: none; }
  :target { scroll-margin-top: 16px; }
  ::selection { background: ${tokens.color.action}; color: ${tokens.color.white}; }

  /* PageAnnouncement takes its place. */
  next-route-announcer { display: none; }

  /* Decorative drawings may lie over controls. */
  svg[aria-hidden] { pointer-events: none; }

  /* Buttons and selects do not work without JavaScript, nor do links that are buttons. */
  ${media.noScript} {
    button, select, [role='button'] { display: none !important; }
  }

  /* Ink on paper: browsers print the pale texts without the dark grounds they are made for. */
  @media print {
    *, *::before, *::after { background: none !important; box-shadow: none !important; color: #000 !important; }
    svg text { fill: #000; }
  }

  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation-duration: .01ms !important;
      animation-delay: 0s !important;
      animation-iteration-count: 1 !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }
`;

const sheet = new ServerStyleSheet();
renderToStaticMarkup(sheet.collectStyles(<GlobalStyle />));

/**
 * The global styles: reset, document, focus, reduced motion. _document puts them into the head. They are made on the server
 * alone, because a browser would make them again at every start.
 */
export const globalStyles = sheet.getStyleTags().replace(/^<style[^>]*>|<\/style>$/g, '');
sheet.seal();
