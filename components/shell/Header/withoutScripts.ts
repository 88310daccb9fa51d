import { css, type RuleSet } from 'styled-components';
import { media } from '../../theme/media';

/** Id of the menu, to which the menu's button leads before the page has run its scripts. */
export const menuId = 'menu';

/** Styles for a header whose menu opens without scripts: JavaScript is off, or the menu's button was pressed before it has run. */
export const withoutScripts = (styles: RuleSet) => css`
  ${media.noScript} {
    ${styles}
  }
  html:not([data-hydrated]):has(#${menuId}:target) & {
    ${styles}
  }
`;
