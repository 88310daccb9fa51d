import { eq } from 'drizzle-orm';
import { connect } from '../db/connect';
import { accounts } from '../db/schema';
import { findAccountByEmail } from '../db/stores/accounts/accountStore';
import { fillEmailKeys } from '../db/stores/accounts/emailKeyStore';
import { givenAccount } from '../testing/accounts';
import { onEveryDatabase } from '../testing/databases';
import { manualClock } from '../testing/manualClock';
import { startUpMs } from '../testing/startPlatform';
import { emails } from './emails';

onEveryDatabase((database) => {
  it(
    'accounts of one mailbox from an earlier version are listed, and an operator says which has it',
    async () => {
      const { db, close } = await connect(await database.fresh());
      const clock = manualClock('2026-03-04T10:00:00Z');
      const platform = { platform: { db, clock } };
      /** An account as an earlier version stored it. */
      const given = async (nameOnPlatform: string, email: string, isEmailVerified: boolean) => {
        const account = await givenAccount(platform, {
          nameOnPlatform,
          email: `${nameOnPlatform}@x.example`,
          isEmailVerified,
        });
        await db.update(accounts).set({ email, emailKey: null }).where(eq(accounts.userId, account.userId));
        return account.userId;
      };
      const first = await given('First', 'info@xn--bcher-kva.example', false);
      const second = await given('Second', 'info@bu\u0308cher.example', true);
      const hidden = await given('Hidden', 'a\u200B@x.example', true);
      const single = await given('Alone', 'rene\u0301@x.example', true);
      const run = (...args: string[]) => emails.prepare(args)(db, clock.now());
      const nameAt = async (email: string) => (await findAccountByEmail(db, email))?.nameOnPlatform;

      await fillEmailKeys(db);
      await fillEmailKeys(db);
      expect(await nameAt('info@bücher.example')).toBe('Second');
      expect(await nameAt('ren\u00E9@x.example')).toBe('Alone');
      const since = 'since 2026-03-04';
      expect(await run()).toEqual([
        `${hidden}  Hidden  a\\u{200b}@x.example  ${since}  confirmed  no email address`,
        `${first}  First  info@xn--bcher-kva.example  ${since}  not confirmed  the mailbox of ` +
          `${second}  Second  info@xn--bcher-kva.example  ${since}  confirmed`,
        expect.stringContaining(emails.usage),
        expect.stringContaining('until it has another one'),
      ]);

      expect(await run('--account', first, '--email', 'INFO@bücher.example')).toEqual([
        'First has the address INFO@xn--bcher-kva.example.',
      ]);
      expect(await nameAt('info@bücher.example')).toBe('First');
      await run('--account', second.toUpperCase(), '--email', 'second@x.example');
      await run('--account', hidden, '--email', 'a@x.example');
      expect(await run()).toEqual(['Every account is found by its email address.']);
      expect(await nameAt('second@x.example')).toBe('Second');
      const verified = await db.select().from(accounts).where(eq(accounts.userId, second));
      expect(verified[0]?.emailVerifiedAt).toBeNull();
      await expect(run('--account', single, '--email', 'a@x.example,b')).rejects.toThrow('is no email address');
      await close();
    },
    startUpMs,
  );
});

it.each([
  [['--email', 'a@x.example'], `--account needs the id of an account: ${emails.usage}`],
  [['--account', '12', '--email', 'a@x.example'], '--account needs the id of an account'],
  [['--account', '0b6f4f2e-7c3a-4f57-9b6e-0d2f6a1c9e55'], '--email is missing'],
  [['--give'], "Unknown option '--give'"],
])('%j: %s', (args, sentence) => {
  expect(() => emails.prepare(args)).toThrow(sentence);
});
