import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// A busy machine may be slow; waits end as soon as their condition is met.
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 6_000 });

// Console output fails a test: React's warnings and forgotten logs.
for (const level of ['log', 'info', 'warn', 'error'] as const) {
  jest.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
    throw new Error(`Unexpected console.${level}: ${parts.map(String).join(' ')}`);
  });
}

// jsdom lacks pointer capture, which swipeable toasts use, and a layout to scroll. Tests in node have no elements.
if (typeof Element !== 'undefined') {
  Element.prototype.hasPointerCapture = () => false;
  Element.prototype.scrollIntoView = () => undefined;
}

// jsdom has no places: all presses are at the same one. A press elsewhere ends what `guardBehind` waits for, before the next test.
afterEach(() => {
  if (typeof document !== 'undefined') document.dispatchEvent(new MouseEvent('click', { detail: 1, clientX: 1000 }));
});

// The package keeps the fetch that it finds first; tests replace the global one later.
jest.mock('isomorphic-unfetch', () => ({
  __esModule: true,
  default: (...call: Parameters<typeof fetch>) => fetch(...call),
}));
