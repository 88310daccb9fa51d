import { nearestTests } from './relatedTests';

test('the test beside a file comes first', () => {
  expect(nearestTests(['deploy/local/settings.ts']).tests[0]).toBe('deploy/local/settings.test.ts');
});

test('runs only the nearest tests of a file that every test of the store imports', () => {
  const { tests, related } = nearestTests(['store/rootReducer.ts']);
  expect(tests.length).toBe(10);
  expect(related).toBeGreaterThan(50);
});

test('runs every changed test', () => {
  expect(nearestTests(['deploy/local/settings.test.ts']).tests).toEqual(['deploy/local/settings.test.ts']);
});
