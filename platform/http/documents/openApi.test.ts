import { Validator } from '@seriousme/openapi-schema-validator';
import { z } from 'zod';
import { startPlatform, startUpMs, type TestPlatform } from '../../testing/startPlatform';
import { operationsOf } from '../../app';
import { isCallPath } from '../kernel/middleware';
import { addressesOf } from './addresses';
import { documentCalls } from './documentCalls';

const operation = z.looseObject({
  operationId: z.string().optional(),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  responses: z.record(z.string(), z.looseObject({})),
});
const document = z.looseObject({
  openapi: z.literal('3.1.0'),
  servers: z.array(z.object({ url: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.looseObject({ schemas: z.record(z.string(), z.looseObject({})) }),
});

let club: TestPlatform;
beforeAll(async () => {
  club = await startPlatform();
}, startUpMs);
afterAll(() => club.close());

const read = async () => document.parse((await club.request('/openapi.json', { headers: { 'Ubi-AppId': '' } })).body);

it('is a valid OpenAPI document for an independent validator', async () => {
  expect(await new Validator().validate(await read())).toEqual({ valid: true });
});

it('contains its server and the shared shapes', async () => {
  const { servers, components } = await read();
  expect(servers).toEqual([{ url: club.platform.baseUrl }]);
  expect(Object.keys(components.schemas)).toEqual(
    expect.arrayContaining(['Challenge', 'ClubReward', 'Error', 'WebsiteGame']),
  );
});

it('lists exactly the operations of the application', async () => {
  const { paths } = await read();
  const listed = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const answered = club.app.routes.flatMap(({ method, path }) =>
    addressesOf(path).flatMap((address) => (isCallPath(address) ? `${method} ${address}` : [])),
  );
  expect([...new Set(answered)].sort()).toEqual([...listed].sort());
});

it('gives each operation a unique name and the shared errors', async () => {
  const methods = Object.values((await read()).paths).flatMap((path) => Object.values(path));
  const names = methods.flatMap(({ operationId }) => operationId ?? []);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toHaveLength(operationsOf(club.platform).length);
  for (const { responses, security } of methods) {
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '400', '500', '504']));
    if (security.length > 0) expect(Object.keys(responses)).toContain('401');
  }
});

it('gives examples that its own schemas accept', () => {
  const { calls } = documentCalls(operationsOf(club.platform), club.platform.baseUrl);
  for (const { definition, bodyExample, responseExample } of calls) {
    expect({ [definition.id]: definition.response.safeParse(responseExample).error }).toEqual({
      [definition.id]: undefined,
    });
    const { body } = definition;
    expect({ [definition.id]: body?.safeParse(bodyExample).error }).toEqual({ [definition.id]: undefined });
  }
});
