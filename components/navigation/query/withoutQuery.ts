/** The path of an address, without its query and hash. */
export const withoutQuery = (address: string) => address.replace(/[?#].*/s, '');
