import { brand } from '../brand';
import type { Account } from '../db/accountStore';
import { countAttempt, forgetAttempts, type Wait } from '../db/attemptStore';
import { findSecondStep, newMailedCode, startSecondStep, takeCode, type TwoFactorStep } from '../db/secondFactorStore';
import { translatorFor } from '../locale/translator';
import type { Platform } from './context';

/** Begins the second step of a login, with a letter where the player prefers those; null where one step is enough. */
export async function askForCode(
  platform: Platform,
  account: Account,
  wishes: { rememberMe: boolean },
): Promise<TwoFactorStep | null> {
  const step = await startSecondStep(platform.db, platform.clock, account.userId, wishes);
  if (step?.preference[0] === 'email' && !(await countLetter(platform, account.userId))) {
    await mail(platform, account, step.ticket);
  }
  return step;
}

/** Mails a code for a login that waits for one: as good as the app's, as long as its ticket. */
export async function mailCode(platform: Platform, ticket: string): Promise<'sent' | 'gone' | { wait: Wait }> {
  const step = await findSecondStep(platform.db, platform.clock, ticket);
  if (!step) return 'gone';
  const wait = await countLetter(platform, step.userId);
  if (wait) return { wait };
  await mail(platform, step, ticket);
  return 'sent';
}

/** Who a login's second step has proved to be, and what was asked for in the first. */
export interface SecondStepDone {
  userId: string;
  sessionId: string;
  rememberMe: boolean;
}

/** Checks the code of a second step; five wrong ones make the account's next ones wait, longer each time. */
export async function confirmCode(
  { db, clock }: Platform,
  { ticket, code }: { ticket: string; code: string },
): Promise<SecondStepDone | 'gone' | 'wrong' | { wait: Wait }> {
  const step = await findSecondStep(db, clock, ticket);
  if (!step) return 'gone';
  const counted = { kind: 'twoFactorCode', subject: step.userId } as const;
  const wait = await countAttempt(db, clock, [counted]);
  if (wait) return { wait };
  const done = await takeCode(db, clock, ticket, code);
  if (!done) return 'wrong';
  await forgetAttempts(db, counted);
  return done;
}

const countLetter = ({ db, clock }: Platform, userId: string) =>
  countAttempt(db, clock, [{ kind: 'codeLetter', subject: userId }]);

type Addressee = Pick<Account, 'email' | 'preferredLanguage'>;

async function mail(
  { db, sendLetter }: Platform,
  { email, preferredLanguage }: Addressee,
  ticket: string,
): Promise<void> {
  const code = await newMailedCode(db, ticket);
  const say = translatorFor(preferredLanguage);
  await sendLetter?.({
    to: email,
    subject: say('letter.code.subject', { code, club: brand.club }),
    text: say('letter.code.text', { code }),
  });
}
