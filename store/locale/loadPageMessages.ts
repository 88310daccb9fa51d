import { loadMessages, type Messages } from '../../services/locale/messages';

/** The texts in the language of the page, without the store, in case it has failed. Rejects as `loadMessages` does. */
export const loadPageMessages = (): Promise<Messages> =>
  loadMessages(document.documentElement.lang, { fetch, siteUrl: '' });
