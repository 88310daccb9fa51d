import { z } from 'zod';
import { findAccount } from '../../../db/stores/accounts/accountStore';
import type { ServiceContext } from '../../../serviceContext';
import { requestEmailChange } from '../../../useCases/accounts/changeEmail';
import { changePassword } from '../../../useCases/accounts/changePassword';
import { closeAccount, keepAccount } from '../../../useCases/accounts/closeAccount';
import { resendEmailVerification } from '../../../useCases/accounts/sendEmailVerification';
import { orNotFound } from '../../kernel/errors';
import { playerOperation } from '../../kernel/operation';
import { idInPath } from '../../kernel/paths';
import { timestamp, wireDate } from '../../kernel/wireTypes';
import { passwordField } from './passwordField';

const own = `/v3/users/${idInPath}` as const;

/** Password, email address and closing of an account; this platform's own operations (docs/contracts/accounts.md). */
export const accountCare = (services: ServiceContext) => [
  playerOperation('PUT', `${own}/password`, {
    id: 'changePassword',
    summary: 'Changes the password, confirmed by the present one, and signs the player out on all other devices.',
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
    summary: 'Closes the account: signs the player out everywhere, and deletes it in 14 days unless it is kept.',
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
];
