import { brand } from '../../brand';
import type { Account, CheckedAccount } from '../../db/stores/accounts/accountStore';
import { countAttempt, forgetAttempts, type Wait } from '../../db/stores/accounts/attemptStore';
import {
  findSecondStep,
  newMailedCode,
  startSecondStep,
  takeCode,
  type TwoFactorStep,
} from '../../db/stores/accounts/secondFactorStore';
import { addJob } from '../../db/stores/jobStore';
import { translatorFor } from '../../locale/translator';
import type { ServiceContext } from '../../serviceContext';

/**
 * Starts the second step of a login, with an e-mail where the player prefers that; null where the player has no second
 * factor.
 */
export async function requestCode(
  services: ServiceContext,
  account: Account,
  wishes: { rememberMe: boolean },
): Promise<TwoFactorStep | null> {
  const step = await startSecondStep(services.db, services.clock, account, wishes);
  if (step?.preference[0] === 'email' && !(await countEmail(services, account.userId))) {
    await mail(services, account, step.ticket);
  }
  return step;
}

/** E-mails a code for a waiting login; it is valid as long as the ticket. */
export async function emailCode(services: ServiceContext, ticket: string): Promise<'sent' | 'gone' | { wait: Wait }> {
  const step = await findSecondStep(services.db, services.clock, ticket);
  if (!step) return 'gone';
  const wait = await countEmail(services, step.userId);
  if (wait) return { wait };
  await mail(services, step, ticket);
  return 'sent';
}

/** The player of a completed second step, and the options of the first. */
export interface SecondStepDone extends CheckedAccount {
  sessionId: string;
  rememberMe: boolean;
}

/** Checks the code of a second step; after five wrong codes the account has to wait, longer each time. */
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

const mail = ({ db }: ServiceContext, { email, preferredLanguage }: Addressee, ticket: string): Promise<void> =>
  db.transaction(async (tx) => {
    const code = await newMailedCode(tx, ticket);
    const translate = translatorFor(preferredLanguage);
    await addJob(tx, 'email', {
      to: email,
      subject: translate('letter.code.subject', { code, club: brand.club }),
      text: translate('letter.code.text', { code }),
    });
  });
