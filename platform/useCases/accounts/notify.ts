import { brand } from '../../brand';
import type { Account } from '../../db/stores/accounts/accountStore';
import type { Database } from '../../db/database';
import { addJob } from '../../db/stores/jobStore';
import { nearestLocale } from '../../locale/locales';
import { translatorFor, type TextKey } from '../../locale/translator';
import type { ServiceContext } from '../../serviceContext';

type EventOf<Key> = Key extends `letter.${infer Event}.subject` ? Event : never;

/** What an email to a player is about. */
type AccountEvent = EventOf<TextKey>;

/** The page of a link in an email, in the language nearest to the player's. */
export const emailLink = (
  { baseUrl }: Pick<ServiceContext, 'baseUrl'>,
  page: 'verify' | 'reset' | 'object',
  token: string,
  language: string,
) => `${baseUrl}/sso/${page}?${new URLSearchParams({ token, lang: nearestLocale(language) }).toString()}`;

/** Emails a player something about the account, in the player's language, once the transaction is committed. */
export async function notify(
  tx: Database,
  { email, preferredLanguage }: Pick<Account, 'email' | 'preferredLanguage'>,
  event: AccountEvent,
  values: Readonly<Record<string, string>> = {},
): Promise<void> {
  const translate = translatorFor(nearestLocale(preferredLanguage));
  const all = { club: brand.club, ...values };
  await addJob(tx, 'email', {
    to: email,
    subject: translate(`letter.${event}.subject`, all),
    text: translate(`letter.${event}.text`, all),
  });
}
