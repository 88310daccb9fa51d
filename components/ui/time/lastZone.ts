/** The last time zone on Earth: a day on which something ends, such as Units, is over when it has ended there. */
export const lastZone = 'Etc/GMT+12';
