import { endAccess } from '../../db/stores/accounts/accessStore';
import { findAccount, setClosing, setEmail, setPassword } from '../../db/stores/accounts/accountStore';
import { withdrawLinks } from '../../db/stores/accounts/externalProfileStore';
import {
  emailChange,
  issueToken,
  objection,
  passwordReset,
  readToken,
  takeToken,
  voidTokens,
} from '../../db/stores/accounts/oneTimeTokenStore';
import { restoreSecondFactor } from '../../db/stores/accounts/secondFactorStore';
import { closingAt } from '../../domain/accounts/closing';
import { nearestLocale } from '../../locale/locales';
import { translatorFor } from '../../locale/translator';
import type { ServiceContext } from '../../serviceContext';
import { hashPassword } from '../../support/passwordHash';
import { newSecret } from '../../support/secret';
import { Rejection } from '../Rejection';
import { emailLink, notify } from './notify';
import { isEmailTaken, lockMailbox } from './verifyEmail';
import { siteAddress } from '../../support/siteAddress';

const undoneKinds = ['address', 'access', 'password', 'secondFactorOn', 'secondFactorOff', 'closing'] as const;
type Undone = (typeof undoneKinds)[number];

export const isUndoneKind = (text: string): text is Undone => undoneKinds.some((kind) => kind === text);

/** The address that a link gives back, and whether another account has it; undefined for an unknown, used or expired link. */
export async function findObjection({ db, clock }: ServiceContext, token: string) {
  const change = await readToken(db, clock.now(), objection, token);
  return change && { email: change.email, isTaken: await isEmailTaken(db, clock.now(), change) };
}

/**
 * Undoes a change of the address by the link that the former one got: address, password and second factor are what they were
 * at the request, a closing since is taken back, and everybody is signed out. Emails what was undone, and returns it with the
 * token of a link to choose another password, because whoever requested the change knows the restored one. Throws `Rejection`
 * where the link is unknown, used or expired, and where another account has the address: the link then stays good.
 */
export const objectToEmailChange = (
  services: ServiceContext,
  objectionToken: string,
): Promise<{ resetToken: string; undone: Undone[] }> =>
  services.db.transaction(async (tx) => {
    const now = services.clock.now();
    const change = await takeToken(tx, now, objection, objectionToken);
    const present = change && (await findAccount(tx, change.userId));
    if (!present) throw new Rejection('notFound');
    const { userId, issuedAt } = change;
    // Before the address, whose change keeps logins by a linked profile waiting that hold the profile.
    await withdrawLinks(tx, userId);
    const mailbox = await lockMailbox(tx, now, change);
    await setEmail(tx, userId, mailbox, now);
    await voidTokens(tx, userId, [emailChange, passwordReset]);
    await voidTokens(tx, userId, [objection], issuedAt);
    const { passwordHash, secondFactor } = change;
    await setPassword(tx, userId, passwordHash ?? (await hashPassword(newSecret())));
    const restored = await restoreSecondFactor(tx, userId, secondFactor);
    const isClosingSince = present.closesAt !== null && present.closesAt >= closingAt(issuedAt);
    if (isClosingSince) await setClosing(tx, userId, null);
    await endAccess(tx, userId);
    const undone: Undone[] = ['address', 'access'];
    if (passwordHash && passwordHash !== present.passwordHash) undone.push('password');
    if (restored) undone.push(restored === 'on' ? 'secondFactorOn' : 'secondFactorOff');
    if (isClosingSince) undone.push('closing');
    const { address: email } = mailbox;
    const lang = nearestLocale(present.preferredLanguage);
    const payload = { nextUrl: siteAddress(services, lang) };
    const { token: resetToken } = await issueToken(tx, now, passwordReset, { userId, payload });
    const translate = translatorFor(lang);
    const list = undone.map((kind) => `- ${translate(`objection.undone.${kind}`, { email })}`).join('\n');
    const link = emailLink(services, 'reset', resetToken, lang);
    await notify(tx, { ...present, email }, 'restored', { list, link });
    return { undone, resetToken };
  });
