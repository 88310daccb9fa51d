/** Without the hash too. */
export const withoutQuery = (address: string) => address.replace(/[?#].*/s, '');
