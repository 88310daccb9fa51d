import { noDateWithoutYear } from './noDateWithoutYear.mjs';
import { noShadowedGlobals } from './noShadowedGlobals.mjs';

/** The project's own rules. */
export default {
  meta: { name: 'club' },
  rules: { 'no-date-without-year': noDateWithoutYear, 'no-shadowed-globals': noShadowedGlobals },
};
