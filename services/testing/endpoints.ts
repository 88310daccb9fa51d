import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Endpoint } from '../http/endpoint';
import { isRecord } from '../http/parse';

const backends = ['account', 'avatar', 'club', 'clubWebsite', 'console', 'promotions'];

type AnyEndpoint = Pick<Endpoint<never, unknown>, 'name' | 'auth' | 'parse'>;

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  isRecord(value) && ['name', 'auth', 'path', 'parse'].every((property) => property in value);

/** Every endpoint of every backend, by its files. */
export const endpoints: readonly AnyEndpoint[] = backends.flatMap((backend) => {
  const folder = join(__dirname, '..', backend);
  return readdirSync(folder)
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => Object.values(jest.requireActual<Record<string, unknown>>(join(folder, file))))
    .filter(isEndpoint);
});
