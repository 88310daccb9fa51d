import {
  createAccount,
  isEmailFree,
  findAccountsByName,
  freeNamesLike,
  type Account,
} from '../../db/stores/accounts/accountStore';
import { takeBackAttempt } from '../../db/stores/accounts/attemptStore';
import { checkCreation, type CreationFields, type Problem } from '../../domain/accounts/creation';
import { readEmailAddress } from '../../domain/accounts/emailAddress';
import type { ServiceContext } from '../../serviceContext';
import { hashPassword } from '../../support/passwordHash';
import { countAttempts } from '../countAttempts';
import { InvalidFields } from '../Rejection';
import { sendEmailVerification } from './sendEmailVerification';

/**
 * The violations of a new account. The check has to reveal addresses in use, so every check counts against the caller's
 * network.
 */
export async function checkSignUp(
  services: ServiceContext,
  fields: CreationFields,
  network: string,
): Promise<Problem[]> {
  const { db, clock } = services;
  await countAttempts(services, { kind: 'signUp', subject: network });
  const problems = checkCreation(fields, clock.now());
  const isClean = (field: string) => !problems.some((problem) => problem.field === field);
  const mailbox = readEmailAddress(fields.email);
  if (mailbox && !(await isEmailFree(db, clock.now(), mailbox.key))) {
    problems.unshift({ field: 'email', violation: 'emailTaken' });
  }
  if (isClean('nameOnPlatform')) problems.push(...(await checkNameIsFree({ db }, fields.nameOnPlatform)));
  return Promise.all(problems.map((problem) => withFreeNames({ db }, problem, fields.nameOnPlatform)));
}

const nameRejections: readonly Problem['violation'][] = ['nameReserved', 'nameOffensive', 'nameAddress'];

/** The problem of a rejected name with free names that are near it; every other problem as it is. */
export const withFreeNames = async (
  { db }: Pick<ServiceContext, 'db'>,
  problem: Problem,
  name: string,
): Promise<Problem> =>
  nameRejections.includes(problem.violation) ? { ...problem, suggestions: await freeNamesLike(db, name) } : problem;

/** A problem where another player has the name, with free similar names. */
export async function checkNameIsFree(
  { db }: Pick<ServiceContext, 'db'>,
  name: string,
  ownUserId?: string,
): Promise<Problem[]> {
  const [holder] = await findAccountsByName(db, [name]);
  if (!holder || holder.userId === ownUserId) return [];
  return [{ field: 'nameOnPlatform', violation: 'nameTaken', value: name, suggestions: await freeNamesLike(db, name) }];
}

/**
 * Creates the account and emails the link that verifies its address. Throws `InvalidFields`, also where the name or address
 * was taken meanwhile. Accounts count against the caller's network, so that a program cannot create many.
 */
export async function signUp(services: ServiceContext, fields: CreationFields, network: string): Promise<Account> {
  const { db, clock } = services;
  const problems = await checkSignUp(services, fields, network);
  if (problems.length > 0) throw new InvalidFields(problems);
  const counted = { kind: 'creation', subject: network } as const;
  await countAttempts(services, counted);
  // Before the transaction, because it takes long.
  const passwordHash = await hashPassword(fields.password);
  const account = await db.transaction(async (tx) => {
    const created = await createAccount(tx, clock, { ...fields, passwordHash });
    if (created) await sendEmailVerification(tx, services, created);
    return created;
  });
  if (account) return account;
  await takeBackAttempt(db, counted);
  throw new InvalidFields(await checkSignUp(services, fields, network));
}
