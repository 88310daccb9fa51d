import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// A busy machine may be slow; what a test waits for ends the wait as soon as it is there.
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 6_000 });

// Output that nobody expects is a fault: React's warnings and forgotten logs fail the test they appear in.
for (const level of ['log', 'info', 'warn', 'error'] as const) {
  jest.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
    throw new Error(`Unexpected console.${level}: ${parts.map(String).join(' ')}`);
  });
}

// jsdom has no pointer capture, which swipeable toasts ask about; tests of the server's side have no elements.
if (typeof Element !== 'undefined') Element.prototype.hasPointerCapture = () => false;
