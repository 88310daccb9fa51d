/** Router options that change the address only: no fetch, no scroll; the address contains the locale already. */
export const inPlace = { shallow: true, scroll: false, locale: false } as const;
