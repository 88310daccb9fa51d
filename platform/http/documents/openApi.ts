import { brand } from '../../brand';
import { demoPassword } from '../../content/players/demoPassword';
import { headerNames, schemeNames } from '../kernel/headers';
import type { OperationDefinition } from '../kernel/operation';
import type { AddressPart } from './addresses';
import type { Documented, DocumentedCall } from './documentCalls';
import { commonHeaders, guidSchema, specialHeaders, textSchema, type Parameter } from './parameters';
import { byStatus, type ErrorRow } from './errorRows';
import type { Shape } from './shapes';

type Json = Record<string, unknown>;

/** The calls as an OpenAPI 3.1 document. */
export function openApi({ baseUrl, calls, components }: Documented): Json {
  const chapters = [...new Set(calls.map(({ chapter }) => chapter))];
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand.publisher} services`,
      version: '1.0.0',
      description: introduction,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: baseUrl }],
    tags: chapters.map((name) => ({ name })),
    paths: pathsOf(calls),
    components: {
      schemas: components,
      securitySchemes,
      parameters: { ...commonHeaders, ...specialHeaders },
      headers: {
        TransactionId: { description: 'Names this exchange.', schema: { type: 'string', format: 'uuid' } },
        RetryAfter: { description: 'Seconds to wait.', schema: { type: 'integer' } },
      },
    },
  };
}

/** What holds for every operation, in Markdown. */
const introduction = `What ${brand.club} and its games call. Ids in examples are those of the demo club.

## For every call

- The first call is a login with email and password, \`POST /v3/profiles/sessions\`. The demo player \`northwind@meridian.example\` has the password \`${demoPassword}\`. The ticket of the response goes into \`${headerNames.authorization}: ${schemeNames.ticket} t=<ticket>\` of other calls; the scheme is read in any case.
- In an address, \`me\` is the player of the ticket. Another player's own data is refused.
- Bodies are JSON of at most 64 KB; an empty one counts as \`{}\`. Unknown fields are ignored. A field of the wrong type is an error, which names it.
- Dates are ISO-8601 in UTC with seven fractional digits. Units are whole numbers.
- Errors have the shape \`Error\`, whose \`moreInfo\` says what to correct. Codes from 2000 on are this platform's own.
- Every response names its exchange in \`${headerNames.transactionId}\`. Fields may be added; none is removed.`;

function pathsOf(calls: readonly DocumentedCall[]): Json {
  const paths: Record<string, Json> = {};
  for (const call of calls) {
    call.addresses.forEach(({ path, parts }, index) => {
      const method = call.definition.method.toLowerCase();
      paths[path] = { ...paths[path], [method]: operationOf(call, parts, index === 0) };
    });
  }
  return paths;
}

function operationOf(call: DocumentedCall, parts: readonly AddressPart[], isFirst: boolean): Json {
  const { definition, chapter, query, body, bodyExample, response, responseExample, errors } = call;
  const { id, summary, description, takesIdempotencyKey, isSigned } = definition;
  const headers = Object.keys(commonHeaders);
  if (takesIdempotencyKey) headers.push('IdempotencyKey');
  if (isSigned) headers.push('GameSignature');
  const alias = isFirst ? undefined : `Another address of \`${id}\`.`;
  const text = [description, alias].filter(Boolean).join('\n\n');
  return {
    // An operation has one id for all its addresses.
    ...(isFirst && { operationId: id }),
    tags: [chapter],
    summary,
    ...(text && { description: text }),
    security: securityOf(definition),
    parameters: [
      ...parts.map(pathParameter),
      ...query,
      ...headers.map((key) => ({ $ref: `#/components/parameters/${key}` })),
    ],
    ...(body && {
      requestBody: { required: Boolean(body.required?.length), content: json(body, { example: bodyExample }) },
    }),
    responses: {
      200: { description: 'Done.', headers: transactionId, content: json(response, { example: responseExample }) },
      ...Object.fromEntries(byStatus(errors).map(([status, known]) => [status, errorResponse(status, known)])),
    },
  };
}

/** Alternative schemes; OpenAPI expects an empty list for public operations. */
function securityOf({ auth, schemes }: OperationDefinition) {
  if (auth === 'none') return [];
  const names = auth === 'ticket' ? ['ticket'] : (schemes ?? Object.keys(securitySchemes));
  return names.map((name) => ({ [name]: [] }));
}

const transactionId = { [headerNames.transactionId]: { $ref: '#/components/headers/TransactionId' } };

function pathParameter({ name, kind }: AddressPart): Parameter {
  const shared = { name, in: 'path', required: true } as const;
  if (kind !== 'profile') return { ...shared, schema: kind === 'guid' ? guidSchema : textSchema };
  return { ...shared, description: "`me`, or the player's own GUID.", schema: textSchema, example: 'me' };
}

function errorResponse(status: number, errors: readonly ErrorRow[]): Json {
  return {
    description: errors.map(({ errorCode, message }) => `${errorCode}: ${message}`).join('\n\n'),
    headers: {
      ...transactionId,
      ...(status === 429 && { [headerNames.retryAfter]: { $ref: '#/components/headers/RetryAfter' } }),
    },
    content: json(
      { $ref: '#/components/schemas/Error' },
      {
        examples: Object.fromEntries(errors.map((row) => [row.name, { value: errorExample(row) }])),
      },
    ),
  };
}

const errorExample = ({ httpCode, errorCode, message }: ErrorRow) => ({
  message,
  errorCode,
  httpCode,
  errorContext: 'Club platform',
  moreInfo: '',
  transactionTime: '2026-03-05T11:28:49.0783145Z',
  transactionId: '0f7e6a52-3d1b-5c0e-9a44-2b8f1c7d9e60',
  environment: 'Uat',
});

const json = (schema: Shape, more: Json) => ({ 'application/json': { schema, ...more } });

const ticketScheme = (scheme: string, purpose: string) => ({
  type: 'apiKey',
  in: 'header',
  name: headerNames.authorization,
  description: `\`${scheme} t=<ticket>\`. ${purpose}`,
});

/** The schemes of authorization, of which OpenAPI knows only Basic. */
const securitySchemes: Record<keyof typeof schemeNames, Json> = {
  basic: { type: 'http', scheme: 'basic', description: 'Email and password, for a first session.' },
  ticket: ticketScheme(schemeNames.ticket, 'The ticket of a session: three hours.'),
  rememberMe: ticketScheme(schemeNames.rememberMe, 'The remember-me ticket of an earlier session; each is good once.'),
  twoFactor: ticketScheme(
    schemeNames.twoFactor,
    `The two-factor ticket of a login that asked for a second factor, with the code in \`${headerNames.twoFactorCode}\`.`,
  ),
  switch: ticketScheme(schemeNames.switch, 'A switch ticket, for going on in another application.'),
  consoleAuthCode: ticketScheme(
    schemeNames.consoleAuthCode,
    'The code of a console, once its player has agreed on another device.',
  ),
};
