import { brand } from '../../brand';
import type { Account } from '../../db/stores/accounts/accountStore';
import { countAttempt, forgetAttempts, type Wait } from '../../db/stores/accounts/attemptStore';
import {
  findSecondStep,
  newMailedCode,
  startSecondStep,
  takeCode,
  type TwoFactorStep,
} from '../../db/stores/accounts/secondFactorStore';
import { translatorFor } from '../../locale/say';
import type { ServiceContext } from '../../serviceContext';

/** Begins the second step of a login, with a letter where the player prefers those; null where one step is enough. */
export async function requestCode(
  services: ServiceContext,
  account: Account,
  wishes: { rememberMe: boolean },
): Promise<TwoFactorStep | null> {
  const step = await startSecondStep(services.db, services.clock, account.userId, wishes);
  if (step?.preference[0] === 'email' && !(await countEmail(services, account.userId))) {
    await mail(services, account, step.ticket);
  }
  return step;
}

/** Mails a code for a login that waits for one: as good as the app's, as long as its ticket. */
export async function emailCode(services: ServiceContext, ticket: string): Promise<'sent' | 'gone' | { wait: Wait }> {
  const step = await findSecondStep(services.db, services.clock, ticket);
  if (!step) return 'gone';
  const wait = await countEmail(services, step.userId);
  if (wait) return { wait };
  await mail(services, step, ticket);
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
  { db, clock }: ServiceContext,
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

const countEmail = ({ db, clock }: ServiceContext, userId: string) =>
  countAttempt(db, clock, [{ kind: 'codeEmail', subject: userId }]);

type Addressee = Pick<Account, 'email' | 'preferredLanguage'>;

async function mail(
  { db, sendEmail: sendLetter }: ServiceContext,
  { email, preferredLanguage }: Addressee,
  ticket: string,
): Promise<void> {
  const code = await newMailedCode(db, ticket);
  const translate = translatorFor(preferredLanguage);
  await sendLetter?.({
    to: email,
    subject: translate('letter.code.subject', { code, club: brand.club }),
    text: translate('letter.code.text', { code }),
  });
}
