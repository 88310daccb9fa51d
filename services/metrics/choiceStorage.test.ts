import { choiceKey, keepChoice, readChoice } from './choiceStorage';

const now = Date.parse('2026-03-04T10:00:00Z');
const day = 24 * 60 * 60 * 1000;

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('the answer that a browser remembers', () => {
  it.each(['allowed', 'refused'] as const)('%s is kept with its day and the version of the question', (choice) => {
    keepChoice(choice, now);
    expect(localStorage.getItem(choiceKey)).toBe(`1 2026-03-04 ${choice}`);
    expect(readChoice(now + 300 * day)).toBe(choice);
    expect(readChoice(now + 366 * day)).toBeNull();
  });

  it.each(['', '1', '0 2026-03-04 allowed', '1 someday allowed', '1 2026-03-04 maybe', '{}'])(
    '%j is invalid',
    (kept) => {
      localStorage.setItem(choiceKey, kept);
      expect(readChoice(now)).toBeNull();
    },
  );

  it('is null without storage', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('no');
    });
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no');
    });
    keepChoice('allowed', now);
    expect(readChoice(now)).toBeNull();
  });
});
