import { z } from 'zod';
import { findAccount } from '../../../db/stores/accounts/accountStore';
import { readSecondFactor } from '../../../db/stores/accounts/secondFactorStore';
import { passwordLengths } from '../../../domain/accounts/passwords';
import type { ServiceContext } from '../../../serviceContext';
import { requestEmailChange } from '../../../useCases/accounts/changeEmail';
import { changePassword } from '../../../useCases/accounts/changePassword';
import { closeAccount, keepAccount } from '../../../useCases/accounts/closeAccount';
import { setUpSecondFactor, turnSecondFactorOff, turnSecondFactorOn } from '../../../useCases/accounts/secondFactor';
import { resendEmailVerification } from '../../../useCases/accounts/sendEmailVerification';
import { orNotFound } from '../../kernel/errors';
import { playerOperation } from '../../kernel/operation';
import { idInPath } from '../../kernel/paths';
import { timestamp, wireDate } from '../../kernel/wireTypes';

const own = `/v3/users/${idInPath}` as const;

/** The characters of a letter with its marks, as some keyboards type it. */
const mostCharacters = 4;

/** The present password in the body of a call that it confirms. */
export const passwordField = z
  .string()
  .max(mostCharacters * passwordLengths.max)
  .describe('The present one.');

/** Password, email address, closing and second factor of an account; this platform's own operations (docs/contracts/accounts.md). */
export const accountCare = (services: ServiceContext) => [
  playerOperation('PUT', `${own}/password`, {
    id: 'changePassword',
    summary: 'Changes the password, confirmed by the present one, and signs the player out on all other devices.',
    description: 'A repeat, when the new one is the present one already, does the same.',
    errors: ['wrongPassword', 'tooManyCalls'],
    body: z.object({ password: passwordField, newPassword: z.string() }),
    handle: ({ caller, body }) => changePassword(services, { ...caller, ...body }),
  }),
  playerOperation('POST', `${own}/emailVerification`, {
    id: 'sendEmailVerification',
    summary: 'Mails the link again that confirms the address of the account; no mail where that is confirmed already.',
    description: 'Three of these mails an hour.',
    response: z.object({ emailVerified: z.boolean().describe('True where no mail was needed.') }),
    errors: ['tooManyCalls'],
    handle: async ({ profileId }) => {
      const account = orNotFound(await findAccount(services.db, profileId));
      return { emailVerified: await resendEmailVerification(services, account) };
    },
  }),
  playerOperation('PUT', `${own}/email`, {
    id: 'changeEmail',
    summary:
      'Mails a link to another address, which the account has once the link is used; the present one may object.',
    description: 'Never tells whether the other address has an account. Three of these mails an hour.',
    errors: ['wrongPassword', 'tooManyCalls'],
    body: z.object({ password: passwordField, email: z.string() }),
    handle: ({ caller, body }) => requestEmailChange(services, { ...caller, ...body }),
  }),
  playerOperation('POST', `${own}/closing`, {
    id: 'closeAccount',
    summary: 'Closes the account: signs the player out everywhere, and deletes it after 14 days unless it is kept.',
    errors: ['wrongPassword', 'tooManyCalls'],
    body: z.object({ password: passwordField }),
    response: z.object({ closingDate: timestamp.describe('When the account is deleted.') }),
    handle: async ({ caller, body }) => ({
      closingDate: wireDate(await closeAccount(services, { ...caller, ...body })),
    }),
  }),
  playerOperation('DELETE', `${own}/closing`, {
    id: 'keepAccount',
    summary: 'Keeps an account that its player has closed and signed in to since; a repeat changes nothing.',
    handle: ({ caller }) => keepAccount(services, caller),
  }),
  playerOperation('GET', `${own}/secondFactor`, {
    id: 'getSecondFactor',
    summary: 'Whether logins with the password need a code, and how many recovery codes are left.',
    response: z.object({ isOn: z.boolean(), recoveryCodesLeft: z.int() }),
    handle: async ({ profileId }) => {
      const { isOn, codesLeft } = await readSecondFactor(services.db, profileId);
      return { isOn, recoveryCodesLeft: codesLeft };
    },
  }),
  playerOperation('POST', `${own}/secondFactor/setups`, {
    id: 'setUpSecondFactor',
    summary: 'A new secret for an authenticator app. Nothing changes until the first code of the app.',
    errors: ['wrongPassword', 'tooManyCalls'],
    body: z.object({ password: passwordField }),
    response: z.object({
      secret: z.string().describe('In base 32, to type in. Good for 15 minutes.'),
      uri: z.string().describe('`otpauth://totp/…`, to show as a QR code.'),
    }),
    handle: ({ caller, body }) => setUpSecondFactor(services, { ...caller, ...body }),
  }),
  playerOperation('PUT', `${own}/secondFactor`, {
    id: 'turnSecondFactorOn',
    summary: 'Turns the second factor on by the first code of the app, and signs the player out on all other devices.',
    description: 'A repeat while the setup is good does the same, with new recovery codes in the place of the first.',
    errors: ['wrongCode', 'setupOver', 'tooManyCalls'],
    body: z.object({
      code: z.string().max(20),
      secret: z.string().max(100).describe('Of the setup that the code is for: a newer one voids it.'),
    }),
    response: z.object({
      recoveryCodes: z.array(z.string()).describe('Each logs in once without the app; shown only here.'),
    }),
    handle: ({ caller, body }) => turnSecondFactorOn(services, { ...caller, ...body }),
  }),
  playerOperation('DELETE', `${own}/secondFactor`, {
    id: 'turnSecondFactorOff',
    summary: 'Turns the second factor off; its recovery codes are void. A repeat changes nothing.',
    errors: ['wrongPassword', 'tooManyCalls'],
    body: z.object({ password: passwordField }),
    handle: ({ caller, body }) => turnSecondFactorOff(services, { ...caller, ...body }),
  }),
];
