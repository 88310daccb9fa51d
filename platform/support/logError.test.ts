import { DrizzleQueryError } from 'drizzle-orm';
import fc from 'fast-check';
import { errorLine } from './logError';

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
    level: 'error',
    transactionId,
    code: '23505',
    query: 'insert into "accounts" ("email", "name") values ($1, $2)',
  });
  expect(line).toContain('logError.test.ts');
  expect(line).not.toContain('northlight');
});

it('is one line of JSON of 2 KB at most, for any error', () => {
  const errors = fc.oneof(
    fc.string({ maxLength: 5000 }).map((message) => new Error(message)),
    fc.string({ maxLength: 5000 }).map(failedQuery),
    fc.anything(),
  );
  fc.assert(
    fc.property(errors, (error) => {
      const line = errorLine(error, transactionId);
      expect(JSON.parse(line)).toMatchObject({ level: 'error', transactionId });
      expect(line.length).toBeLessThanOrEqual(2000);
      expect(line).not.toContain('\n');
    }),
  );
});
