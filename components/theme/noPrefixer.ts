/**
 * In browsers, in place of the vendor prefixes of the package `stylis`. styled-components brings them along, and writes them
 * only where an option requests them.
 */
export const prefix = () => '';
