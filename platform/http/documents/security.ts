import { headerNames, schemeNames } from '../kernel/headers';
import type { OperationDefinition } from '../kernel/operation';

type SchemeName = keyof typeof schemeNames;

/** The purpose of each authorization scheme. */
const purposes: Record<SchemeName, string> = {
  basic: 'Email and password, for a first session.',
  ticket: 'The ticket of a session: three hours.',
  rememberMe: 'The remember-me ticket of an earlier session; each is good once.',
  twoFactor: `The two-factor ticket of a login that asked for a second factor, with the code in \`${headerNames.twoFactorCode}\`.`,
  consoleAuthCode: 'The code of a console, once its player has agreed on another device.',
  switch: 'A switch ticket, for going on in another application.',
};

const isSchemeName = (name: string): name is SchemeName => name in schemeNames;

const schemes = Object.keys(schemeNames)
  .filter(isSchemeName)
  .map((name) => ({
    name,
    header: name === 'basic' ? `${schemeNames[name]} <base64 of email:password>` : `${schemeNames[name]} t=<ticket>`,
    purpose: purposes[name],
  }));

/** The schemes of an operation; none where it is public. */
export function schemesOf({ auth, schemes: own }: OperationDefinition): typeof schemes {
  if (auth === 'none') return [];
  if (auth === 'ticket') return schemes.filter(({ name }) => name === 'ticket');
  return own ? schemes.filter(({ name }) => own.includes(name)) : schemes;
}

/** The schemes in OpenAPI form, which knows only Basic. */
export const securitySchemes = () =>
  Object.fromEntries(
    schemes.map(({ name, header, purpose }) => [
      name,
      name === 'basic'
        ? { type: 'http', scheme: 'basic', description: purpose }
        : {
            type: 'apiKey',
            in: 'header',
            name: headerNames.authorization,
            description: `\`${header}\`. ${purpose}`,
          },
    ]),
  );
