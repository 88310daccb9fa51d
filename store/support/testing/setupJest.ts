import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// Generous, because a busy machine is slow; a wait ends as soon as its condition holds.
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 6_000 });

// Unexpected output fails the test that prints it: React's warnings and forgotten logs.
for (const level of ['log', 'info', 'warn', 'error'] as const) {
  jest.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
    throw new Error(`Unexpected console.${level}: ${parts.map(String).join(' ')}`);
  });
}

// jsdom has no pointer capture, which swipeable toasts need. Tests in Node have no elements.
if (typeof Element !== 'undefined') Element.prototype.hasPointerCapture = () => false;
