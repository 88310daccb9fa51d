/** In browsers, in place of Node's `process`, of which packages read only the variables of the environment. */
export const env = {};
