import { nearestTests } from './relatedTests';

test('the test beside a file comes first', () => {
  expect(nearestTests(['deploy/local/settings.ts']).tests[0]).toBe('deploy/local/settings.test.ts');
});

test('runs only the nearest tests of a file that every test of the store imports', () => {
  const { tests, others } = nearestTests(['store/rootReducer.ts']);
  expect(tests.length).toBe(10);
  expect(others.length).toBeGreaterThan(40);
});

test('runs every changed test', () => {
  expect(nearestTests(['deploy/local/settings.test.ts']).tests).toEqual(['deploy/local/settings.test.ts']);
});

test('names the related tests that a quick check leaves out', () => {
  expect(nearestTests(['platform/domain/discount.ts']).others).toContain(
    'platform/useCases/club/refundSpending.test.ts',
  );
});
