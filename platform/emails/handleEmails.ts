import type { Database } from '../db/connect';
import { findAccount, type Account } from '../db/stores/accounts/accountStore';
import { readUnkeyedAccounts } from '../db/stores/accounts/emailKeyStore';
import { readEmailAddress } from '../domain/accounts/emailAddress';
import { giveEmail } from '../useCases/accounts/giveEmail';
import { usage, type EmailOptions } from './options';

/**
 * Lists the accounts that their e-mail address does not find, with what to do; or gives an address to an account. Returns the
 * lines to print. Throws an error with one sentence where the account is unknown or the address is none.
 */
export async function handleEmails(db: Database, options: EmailOptions): Promise<string[]> {
  if ('list' in options) return listAccounts(db);
  const { userId, email } = options;
  const account = await findAccount(db, userId);
  if (!account) throw new Error(`There is no account ${userId}.`);
  const mailbox = readEmailAddress(email);
  if (!mailbox) throw new Error(`${printable(email)} is no e-mail address.`);
  await giveEmail(db, userId, mailbox);
  return [`${account.nameOnPlatform} has the address ${mailbox.address}.`];
}

async function listAccounts(db: Database): Promise<string[]> {
  const found = await readUnkeyedAccounts(db);
  if (found.length === 0) return ['Every account is found by its e-mail address.'];
  return [
    ...found.map(({ account, holder }) =>
      holder ? `${line(account)}  the mailbox of ${line(holder)}` : `${line(account)}  no e-mail address`,
    ),
    `These players cannot log in by e-mail. Ask each, by the mailbox or in the game, which account is to have which address: ${usage}`,
    'An account that gives its address up appears in this list until it has another one.',
  ];
}

const line = ({ userId, nameOnPlatform, email, emailVerifiedAt, createdAt }: Account) =>
  [
    userId,
    nameOnPlatform,
    printable(email),
    `since ${createdAt.toISOString().slice(0, 10)}`,
    emailVerifiedAt ? 'confirmed' : 'not confirmed',
  ].join('  ');

/** An address without characters that would control a terminal or hide. */
const printable = (email: string) =>
  email.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
