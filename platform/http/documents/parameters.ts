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

export const textSchema = { type: 'string' } as const;
export const guidSchema = { type: 'string', format: 'uuid' } as const;

const header = (name: string, description: string, more: Partial<Parameter> = {}): Parameter => ({
  name,
  in: 'header',
  description,
  schema: textSchema,
  ...more,
});

/** Headers of every operation, by the names under which the document shares them. */
export const commonHeaders: Readonly<Record<string, Parameter>> = {
  AppId: header(headerNames.appId, 'The application that calls.', {
    required: true,
    schema: guidSchema,
    example: exampleAppId,
  }),
  SessionId: header(headerNames.sessionId, 'The session of the ticket.', { schema: guidSchema }),
  LocaleCode: header(headerNames.localeCode, 'The language of the one who reads.', { example: 'en-US' }),
  PlatformType: header(headerNames.platformType, 'The platform that the caller means.', { example: 'uplay' }),
  GenomeId: header(headerNames.genomeId, 'Sent by the sign-in widget and by games; nothing depends on it.'),
};

/** Headers of some operations. */
export const specialHeaders = {
  IdempotencyKey: header(
    headerNames.idempotencyKey,
    'At most 200 characters of your own. A repeat with the same key gets the first reply and pays nothing; with another request it is refused.',
    { schema: { ...textSchema, maxLength: 200 }, example: 'claim-5d1c' },
  ),
  GameSignature: header(
    headerNames.gameSignature,
    'HMAC-SHA256, by a key of the space, of the instant, the method, the path, the profile id and the body, a line each; good for five minutes. Needed where Units or XP follow.',
    { example: 'key=3f9c0a51b7e2d84c60, at=1772710129, hmac=64 hexadecimal digits' },
  ),
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
