import { z } from 'zod';
import { readSecondFactor } from '../../../db/stores/accounts/secondFactorStore';
import type { ServiceContext } from '../../../serviceContext';
import { setUpSecondFactor, turnSecondFactorOff, turnSecondFactorOn } from '../../../useCases/accounts/secondFactor';
import { playerOperation } from '../../kernel/operation';
import { idInPath } from '../../kernel/paths';
import { passwordField } from './passwordField';

const path = `/v3/users/${idInPath}/secondFactor`;

/** The second factor on and off; this platform's own operations (docs/contracts/accounts.md, Turning the second factor on). */
export const secondFactor = (services: ServiceContext) => [
  playerOperation('GET', path, {
    id: 'getSecondFactor',
    summary: 'Whether logins with the password need a code, and how many recovery codes are left.',
    response: z.object({ isOn: z.boolean(), recoveryCodesLeft: z.int() }),
    handle: async ({ profileId }) => {
      const { isOn, codesLeft } = await readSecondFactor(services.db, profileId);
      return { isOn, recoveryCodesLeft: codesLeft };
    },
  }),
  playerOperation('POST', `${path}/setups`, {
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
  playerOperation('PUT', path, {
    id: 'turnSecondFactorOn',
    summary: 'Turns the second factor on by the first code of the app, and signs the player out on all other devices.',
    errors: ['wrongCode', 'setupOver', 'tooManyCalls'],
    body: z.object({ code: z.string().max(20) }),
    response: z.object({
      recoveryCodes: z.array(z.string()).describe('Each logs in once without the app; shown only here.'),
    }),
    handle: ({ caller, body }) => turnSecondFactorOn(services, { ...caller, ...body }),
  }),
  playerOperation('DELETE', path, {
    id: 'turnSecondFactorOff',
    summary: 'Turns the second factor off; its recovery codes are void. A repeat changes nothing.',
    errors: ['wrongPassword', 'tooManyCalls'],
    body: z.object({ password: passwordField }),
    handle: ({ caller, body }) => turnSecondFactorOff(services, { ...caller, ...body }),
  }),
];
