import { headerNames } from '../kernel/headers';
import { exampleAppId } from './examples';
import type { Shape } from './shapes';

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description?: string;
  schema: Shape;
  example?: string;
}

export const commonHeaders: readonly (Parameter & { key: string })[] = [
  {
    key: 'AppId',
    name: headerNames.appId,
    in: 'header',
    required: true,
    description: 'The application that calls.',
    schema: { type: 'string', format: 'uuid' },
    example: exampleAppId,
  },
  {
    key: 'SessionId',
    name: headerNames.sessionId,
    in: 'header',
    description: 'The session of the ticket.',
    schema: { type: 'string', format: 'uuid' },
  },
  {
    key: 'LocaleCode',
    name: headerNames.localeCode,
    in: 'header',
    description: 'The language of the one who reads.',
    schema: { type: 'string' },
    example: 'en-US',
  },
  {
    key: 'PlatformType',
    name: headerNames.platformType,
    in: 'header',
    description: 'The platform that the caller means.',
    schema: { type: 'string' },
    example: 'uplay',
  },
  {
    key: 'GenomeId',
    name: headerNames.genomeId,
    in: 'header',
    description: 'Sent by the sign-in widget and by games; nothing depends on it.',
    schema: { type: 'string' },
  },
];

export const idempotencyKey: Parameter & { key: string } = {
  key: 'IdempotencyKey',
  name: headerNames.idempotencyKey,
  in: 'header',
  description:
    'At most 200 characters of your own. A repeat with the same key gets the first reply and pays nothing; with another request it is refused.',
  schema: { type: 'string', maxLength: 200 },
  example: 'claim-5d1c',
};

export const gameSignature: Parameter & { key: string } = {
  key: 'GameSignature',
  name: headerNames.gameSignature,
  in: 'header',
  description:
    'HMAC-SHA256, by a key of the space, of the instant, the method, the path, the profile id and the body, a line each; good for five minutes. Needed where Units or XP follow.',
  schema: { type: 'string' },
  example: 'key=3f9c0a51b7e2d84c60, at=1772710129, hmac=64 hexadecimal digits',
};

/** The parameters of a query, joined from all its forms; required where every form requires them. */
export function queryParameters(query: Shape): Parameter[] {
  const forms = query.anyOf ?? [query];
  const names = [...new Set(forms.flatMap((form) => Object.keys(form.properties ?? {})))];
  return names.map((name) => {
    const { description, ...schema } = forms.flatMap((form) => form.properties?.[name] ?? [])[0] ?? {};
    const required = forms.every((form) => form.required?.includes(name));
    return { name, in: 'query', ...(required && { required }), ...(description && { description }), schema };
  });
}
