import { DrizzleQueryError } from 'drizzle-orm';
import fc from 'fast-check';
import { errorEntry } from './logError';

const errorLine = (error: unknown, id: string) => JSON.stringify(errorEntry(error, id));
const transactionId = '53fad6ec-776e-4267-b03a-d7456653f32d';
const failedQuery = (value: string) =>
  new DrizzleQueryError(
    'insert into "accounts" ("email", "name") values ($1, $2)',
    [value],
    Object.assign(new Error(`Key (email)=(${value}) already exists.`), { code: '23505' }),
  );

it('has the code and the statement of a failed query, and no value of it', () => {
  const line = errorLine(failedQuery('marlo@northlight.example'), transactionId);
  expect(JSON.parse(line)).toMatchObject({
    transactionId,
    code: '23505',
    query: 'insert into "accounts" ("email", "name") values ($1, $2)',
  });
  expect(line).toContain('logError.test.ts');
  expect(line).not.toContain('northlight');
});

it('has no value of a failed query that looks like a place in the code', () => {
  const line = errorLine(failedQuery('x\n    at marlo@northlight.example (Under3Stars:1:1)'), transactionId);
  expect(line).toContain('logError.test.ts');
  expect(line).not.toMatch(/northlight|Under3Stars/);
});

it('has no value in an error of the database that no query wraps', () => {
  const error = Object.assign(new Error('invalid input syntax: marlo@northlight.example'), { code: '22P02' });
  expect(JSON.parse(errorLine(error, transactionId))).toMatchObject({ name: 'Error', code: '22P02' });
  expect(errorLine(error, transactionId)).not.toContain('northlight');
});

it.each([
  ['a quotation', `Unexpected token 'U', "Under3Stars" is not valid JSON`],
  ['a quotation that does not end', 'Unexpected token, "Under3Stars'],
  ['an email address', 'No mailbox marlo@northlight.example, 550'],
  ['a ticket', `No session ${'Under3Stars-'.repeat(6)}`],
])('leaves out %s in the message of another error', (_, message) => {
  const line = errorLine(new Error(message), transactionId);
  expect(line).toContain(message.slice(0, 5));
  expect(line).not.toMatch(/northlight|Under3Stars/);
});

it.each([
  ['has no end of a word', '"'.padEnd(60_000, 'a')],
  ['is one word', 'a'.repeat(200_000)],
  ['has many quotations', '"'.repeat(200_000)],
  ['has spaces alone', ' '.repeat(200_000)],
])('takes no longer than a moment for a message that %s', (_, message) => {
  const start = performance.now();
  errorLine(new TypeError(`Invalid URL: ${message}`), transactionId);
  expect(performance.now() - start).toBeLessThan(200);
});

it('leaves out a secret that lies where a long message is cut', () => {
  const line = errorLine(new Error(`No session ${'"x" '.repeat(995)} Under3Stars-${'x'.repeat(60)}`), transactionId);
  expect(line).not.toContain('Under3Stars');
});

it('names the error behind an error that another one wraps, without values', () => {
  const behind = Object.assign(new Error('No certificate for marlo@northlight.example'), { code: 'DEPTH_ZERO' });
  const error = new Error('unavailable', { cause: new TypeError('fetch failed', { cause: behind }) });
  expect(JSON.parse(errorLine(error, transactionId))).toMatchObject({
    code: 'DEPTH_ZERO',
    cause: { name: 'Error', message: 'No certificate for …@…' },
  });
});

it('keeps the rest of a message', () => {
  const error = new TypeError("Cannot read properties of undefined (reading 'units')");
  expect(JSON.parse(errorLine(error, transactionId))).toMatchObject({ name: 'TypeError', message: error.message });
});

it('is one line of JSON of 1.9 KB at most, for any error', () => {
  const text = fc.string({ unit: 'binary', maxLength: 5000 });
  const errors = fc.oneof(
    text.map((message) => new Error(message)),
    text.map(failedQuery),
    fc
      .record({ name: text, code: text, query: text })
      .map((fields) => Object.assign(new DrizzleQueryError(fields.query, []), fields)),
    fc.anything(),
  );
  fc.assert(
    fc.property(errors, (error) => {
      const line = errorLine(error, transactionId);
      expect(JSON.parse(line)).toMatchObject({ transactionId });
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(1925);
      expect(line).not.toContain('\n');
    }),
  );
});
