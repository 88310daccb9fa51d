import {
  createAccount,
  findAccountByEmail,
  findAccountsByName,
  freeNamesLike,
  type Account,
} from '../../db/stores/accounts/accountStore';
import { countAttempt, type Wait } from '../../db/stores/accounts/attemptStore';
import { checkCreation, type CreationFields, type Problem } from '../../domain/accounts/creation';
import type { ServiceContext } from '../../serviceContext';

export type SignUpCheck = { problems: Problem[] } | { wait: Wait };

/**
 * Everything wrong with the fields of a new account. It has to tell that an address is in use, so who asks often waits:
 * every check counts against the caller's address.
 */
export async function checkSignUp(
  { db, clock }: ServiceContext,
  fields: CreationFields,
  address: string,
): Promise<SignUpCheck> {
  const wait = await countAttempt(db, clock, [{ kind: 'signUp', subject: address }]);
  if (wait) return { wait };
  const problems = checkCreation(fields, clock.now());
  const isClean = (field: string) => !problems.some((problem) => problem.field === field);
  if (isClean('email') && (await findAccountByEmail(db, fields.email))) {
    problems.unshift({ field: 'email', violation: 'emailTaken' });
  }
  if (isClean('nameOnPlatform')) problems.push(...(await checkNameIsFree({ db }, fields.nameOnPlatform)));
  return { problems };
}

/** A problem where somebody other than `ownUserId` has the name, with free names close to it. */
export async function checkNameIsFree(
  { db }: Pick<ServiceContext, 'db'>,
  name: string,
  ownUserId?: string,
): Promise<Problem[]> {
  const [holder] = await findAccountsByName(db, [name]);
  if (!holder || holder.userId === ownUserId) return [];
  return [{ field: 'nameOnPlatform', violation: 'nameTaken', value: name, suggestions: await freeNamesLike(db, name) }];
}

/** Makes the account, or tells what is wrong with it; a name or address taken at the same moment shows here too. */
export async function signUp(
  services: ServiceContext,
  fields: CreationFields,
  address: string,
): Promise<SignUpCheck | { account: Account }> {
  const check = await checkSignUp(services, fields, address);
  if ('wait' in check || check.problems.length > 0) return check;
  const account = await createAccount(services.db, services.clock, fields);
  return account ? { account } : checkSignUp(services, fields, address);
}
