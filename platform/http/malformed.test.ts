import { z } from 'zod';
import { newcomer, seedSample, type TestPlayer } from '../testing/players';
import { startPlatform, startUpMs, type TestPlatform } from '../testing/startPlatform';
import { operationsOf } from './app';
import { documentCalls, type DocumentedCall } from './documents/documentCalls';
import { typesOf, type Shape } from './documents/shapes';

let club: TestPlatform;
let player: TestPlayer;
let calls: readonly DocumentedCall[];
beforeAll(async () => {
  club = await startPlatform({ now: '2026-11-21T18:00:00Z' });
  await seedSample(club);
  player = await newcomer(club);
  calls = documentCalls(operationsOf(club.platform), club.platform.baseUrl).calls;
}, startUpMs);
afterAll(() => club.close());

const refusal = z.object({ errorCode: z.number(), moreInfo: z.string() });
const noRefusal = { errorCode: 0, moreInfo: '' };

const withBody = () => calls.filter(({ body }) => body);
const fieldsOf = (shape: Shape = {}) => Object.entries(shape.properties ?? {});

/** Something that a field of the shape cannot be. */
const wrongFor = (shape: Shape): unknown => (typesOf(shape).includes('object') ? 'text' : { of: 'another type' });

async function send({ definition, urlExample }: DocumentedCall, body: unknown) {
  const { method } = definition;
  const reply = await player.call(urlExample, { method, body });
  const { errorCode, moreInfo } = refusal.catch(noRefusal).parse(reply.body);
  return { call: definition.id, status: reply.status, errorCode, moreInfo };
}

function expectMalformed({ call, status, errorCode, moreInfo }: Awaited<ReturnType<typeof send>>, named: string) {
  expect({ call, status, errorCode }).toEqual({ call, status: 400, errorCode: 1 });
  expect(`${call}: ${moreInfo}`).toContain(named);
}

it('refuses a field of the wrong type in any body, and names it', async () => {
  expect(withBody().length).toBeGreaterThan(10);
  for (const call of withBody()) {
    for (const [field, shape] of fieldsOf(call.body)) {
      const reply = await send(call, { ...exampleBody(call), [field]: wrongFor(shape) });
      expectMalformed(reply, `Body field '${field}`);
    }
  }
});

it('refuses a body that lacks a field, and names it', async () => {
  for (const call of withBody()) {
    for (const field of call.body?.required ?? []) {
      const { [field]: _left, ...rest } = exampleBody(call);
      expectMalformed(await send(call, rest), `Body field '${field}'`);
    }
  }
});

it('ignores fields that nobody knows', () => {
  for (const call of withBody()) {
    const { body } = call.definition;
    const known = body?.safeParse(exampleBody(call));
    const withMore = body?.safeParse({ ...exampleBody(call), nobodyKnows: { this: 1 } });
    expect([call.definition.id, withMore]).toEqual([call.definition.id, known]);
    expect(known?.success).toBe(true);
  }
});

it.each([
  ['no JSON', 'rememberMe=true'],
  ['cut off', '{"spaceId": "4013'],
  ['a list', '[]'],
  ['a text', '"text"'],
])('refuses any body that is %s', async (_, body) => {
  for (const call of withBody()) {
    expectMalformed(await send(call, body), 'Body');
  }
});

it('refuses any body over 64 KB', async () => {
  for (const call of withBody()) {
    const reply = await send(call, { ...exampleBody(call), nobodyKnows: 'x'.repeat(64 * 1024) });
    expect(reply).toMatchObject({ call: call.definition.id, status: 413, errorCode: 1 });
  }
});

it('refuses a query that lacks a field or has the wrong one, and names it', async () => {
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

/** Any text will do for it. */
const isText = (shape: Shape) => typesOf(shape).includes('string') && !shape.enum && !shape.format && !shape.pattern;

const exampleBody = ({ bodyExample }: DocumentedCall) => z.record(z.string(), z.unknown()).parse(bodyExample);

it('refuses a call for players without a ticket, and with a wrong one', async () => {
  for (const { definition, urlExample, bodyExample } of calls) {
    if (definition.auth !== 'ticket') continue;
    const { method } = definition;
    for (const ticket of [undefined, 'wrong']) {
      const reply = await club.request(urlExample, { method, body: bodyExample, ticket });
      expect([definition.id, reply.status, reply.body]).toEqual([
        definition.id,
        401,
        expect.objectContaining({ errorCode: 3 }),
      ]);
    }
  }
});

it('refuses to show or change what is another player’s', async () => {
  const other = await newcomer(club);
  for (const { definition, addresses, urlExample, bodyExample } of calls) {
    const isOfPlayer = addresses[0]?.parts.some(({ kind }) => kind === 'profile');
    if (definition.auth !== 'ticket' || !isOfPlayer || definition.id === 'getProfile') continue;
    const path = urlExample.replace(/\/me(?=[/?]|$)/, `/${other.profileId}`);
    const reply = await player.call(path, { method: definition.method, body: bodyExample });
    expect([definition.id, reply.status, reply.body]).toEqual([
      definition.id,
      403,
      expect.objectContaining({ errorCode: 2 }),
    ]);
  }
});
