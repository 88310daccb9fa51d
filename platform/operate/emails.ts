import type { Database } from '../db/database';
import { findAccount, type Account } from '../db/stores/accounts/accountStore';
import { readUnkeyedAccounts } from '../db/stores/accounts/emailKeyStore';
import { readEmailAddress } from '../domain/accounts/emailAddress';
import { readArguments, text } from '../support/readArguments';
import { giveEmail } from '../useCases/accounts/changeEmail';
import { z } from 'zod';
import type { OperatorCommand } from './OperatorCommand';

const usage = 'npm run operate -- emails [--account <id> --email <address> --yes]';

export const emails: OperatorCommand = {
  summary: 'Lists accounts that their email address does not find, or gives one an address.',
  usage,
  changes: { email: 'Moves a mailbox to one account; another account that had it can no longer log in by email.' },
  prepare: (args) => {
    const { account, email } = readArguments(args, { account: text, email: text }, usage);
    if (account === undefined && email === undefined) return listAccounts;
    if (!z.guid().safeParse(account).success) throw new Error(`--account needs the id of an account: ${usage}`);
    if (account === undefined || email === undefined) throw new Error(`--email is missing: ${usage}`);
    return (db) => moveAddress(db, account.toLowerCase(), email);
  },
};

async function moveAddress(db: Database, userId: string, email: string): Promise<string[]> {
  const account = await findAccount(db, userId);
  if (!account) throw new Error(`There is no account ${userId}.`);
  const mailbox = readEmailAddress(email);
  if (!mailbox) throw new Error(`${printable(email)} is no email address.`);
  await giveEmail(db, userId, mailbox);
  return [`${account.nameOnPlatform} has the address ${mailbox.address}.`];
}

async function listAccounts(db: Database): Promise<string[]> {
  const found = await readUnkeyedAccounts(db);
  if (found.length === 0) return ['Every account is found by its email address.'];
  return [
    ...found.map(({ account, holder }) =>
      holder ? `${line(account)}  the mailbox of ${line(holder)}` : `${line(account)}  no email address`,
    ),
    `These players cannot log in by email. Ask each, by the mailbox or in the game, which account is to have which address: ${usage}`,
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
