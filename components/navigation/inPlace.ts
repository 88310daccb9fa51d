/** For the router: the page stays where it is, nothing is fetched and nothing scrolls; the locale is in the address already. */
export const inPlace = { shallow: true, scroll: false, locale: false } as const;
