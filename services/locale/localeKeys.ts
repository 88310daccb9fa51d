export const rememberedLocaleKey = 'club-language';

/** Session storage key: the address got its locale from the browser's languages, not from a link or a choice. */
export const detectedLocaleKey = 'club-language-detected';
