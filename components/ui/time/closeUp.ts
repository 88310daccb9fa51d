/** Removes the space that `Intl` sets between a figure and a Han character: Japanese writes 4日, not 4 日. */
export const closeUp = (text: string): string => text.replace(/(\d)\s(?=\p{Script=Han})/gu, '$1');
