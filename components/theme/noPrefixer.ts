/**
 * In browsers, in place of stylis's vendor prefixes. styled-components brings them along and leaves them out of the styles
 * unless it is told otherwise.
 */
export const prefix = () => '';
