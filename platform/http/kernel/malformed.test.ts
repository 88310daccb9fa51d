import { z } from 'zod';
import { startWithCalls } from '../../testing/documentedCalls';
import { newcomer, type TestPlayer } from '../../testing/players';
import { startUpMs, type TestPlatform } from '../../testing/startPlatform';
import type { DocumentedCall } from '../documents/documentCalls';
import { typesOf, type Shape } from '../documents/shapes';

let club: TestPlatform;
let player: TestPlayer;
let calls: readonly DocumentedCall[];
beforeAll(async () => {
  ({ club, player, calls } = await startWithCalls());
}, startUpMs);
afterAll(() => club.close());

const rejection = z.object({ errorCode: z.number(), moreInfo: z.string() });
const noError = { errorCode: 0, moreInfo: '' };

const withBody = () => calls.filter(({ body }) => body);
const fieldsOf = (shape: Shape = {}) => Object.entries(shape.properties ?? {});

/** A value of a wrong type for a field. */
const wrongFor = (shape: Shape): unknown => (typesOf(shape).includes('object') ? 'text' : { of: 'another type' });

async function send({ definition, urlExample }: DocumentedCall, body: unknown) {
  const { method } = definition;
  const response = await player.call(urlExample, { method, body });
  const { errorCode, moreInfo } = rejection.catch(noError).parse(response.body);
  return { call: definition.id, status: response.status, errorCode, moreInfo };
}

function expectMalformed({ call, status, errorCode, moreInfo }: Awaited<ReturnType<typeof send>>, named: string) {
  expect({ call, status, errorCode }).toEqual({ call, status: 400, errorCode: 1 });
  expect(`${call}: ${moreInfo}`).toContain(named);
}

it('rejects and names a field of the wrong type in any body', async () => {
  expect(withBody().length).toBeGreaterThan(10);
  for (const call of withBody()) {
    for (const [field, shape] of fieldsOf(call.body)) {
      const response = await send(call, { ...exampleBody(call), [field]: wrongFor(shape) });
      expectMalformed(response, `Body field '${field}`);
    }
  }
});

it('rejects a body without a required field, and names it', async () => {
  for (const call of withBody()) {
    for (const field of call.body?.required ?? []) {
      const { [field]: _left, ...rest } = exampleBody(call);
      expectMalformed(await send(call, rest), `Body field '${field}'`);
    }
  }
});

it('ignores unknown fields', () => {
  for (const call of withBody()) {
    const { body } = call.definition;
    const known = body?.safeParse(exampleBody(call));
    const withMore = body?.safeParse({ ...exampleBody(call), unknownField: { this: 1 } });
    expect([call.definition.id, withMore]).toEqual([call.definition.id, known]);
    expect(known?.success).toBe(true);
  }
});

it.each([
  ['no JSON', 'rememberMe=true'],
  ['cut off', '{"spaceId": "4013'],
  ['a list', '[]'],
  ['a text', '"text"'],
])('rejects any body that is %s', async (_, body) => {
  for (const call of withBody()) {
    expectMalformed(await send(call, body), 'Body');
  }
});

it('rejects a body that nests deeper than 64 levels', async () => {
  const nested = (levels: number) => `{"unknownField":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`;
  for (const call of withBody()) {
    expectMalformed(await send(call, nested(65)), 'Body: it must not nest deeper than 64 levels.');
    expectMalformed(await send(call, nested(30_000)), 'Body: it must not nest deeper than 64 levels.');
    expect((await send(call, nested(64))).moreInfo).not.toContain('deeper');
  }
});

it('rejects any body over 64 KB', async () => {
  for (const call of withBody()) {
    const response = await send(call, { ...exampleBody(call), unknownField: 'x'.repeat(64 * 1024) });
    expect(response).toMatchObject({ call: call.definition.id, status: 413, errorCode: 1 });
  }
});

it('rejects a query with a missing or invalid field, and names it', async () => {
  for (const call of calls) {
    const [path = '', query = ''] = call.urlExample.split('?');
    const example = Object.fromEntries(new URLSearchParams(query));
    for (const { name, schema, required } of call.query) {
      const { [name]: _left, ...rest } = example;
      const worse = isText(schema) ? [] : [{ ...example, [name]: 'neither/this nor that' }];
      for (const wrong of [...(required ? [rest] : []), ...worse]) {
        const url = `${path}?${new URLSearchParams(wrong).toString()}`;
        expectMalformed(await send({ ...call, urlExample: url }, undefined), `'${name}'`);
      }
    }
  }
});

/** Whether any text is valid. */
const isText = (shape: Shape) => typesOf(shape).includes('string') && !shape.enum && !shape.format && !shape.pattern;

const exampleBody = ({ bodyExample }: DocumentedCall) => z.record(z.string(), z.unknown()).parse(bodyExample);

it('rejects a player operation without a ticket and with a wrong one', async () => {
  for (const { definition, urlExample, bodyExample } of calls) {
    if (definition.auth !== 'ticket') continue;
    const { method } = definition;
    for (const ticket of [undefined, 'wrong']) {
      const response = await club.request(urlExample, { method, body: bodyExample, ticket });
      expect([definition.id, response.status, response.body]).toEqual([
        definition.id,
        401,
        expect.objectContaining({ errorCode: 3 }),
      ]);
    }
  }
});

it("rejects reading or changing another player's data", async () => {
  const other = await newcomer(club);
  for (const { definition, addresses, urlExample, bodyExample } of calls) {
    const isOfPlayer = addresses[0]?.parts.some(({ kind }) => kind === 'profile');
    if (definition.auth !== 'ticket' || !isOfPlayer || definition.id === 'getProfile') continue;
    const path = urlExample.replace(/\/me(?=[/?]|$)/, `/${other.profileId}`);
    const response = await player.call(path, { method: definition.method, body: bodyExample });
    expect([definition.id, response.status, response.body]).toEqual([
      definition.id,
      403,
      expect.objectContaining({ errorCode: 2 }),
    ]);
  }
});
