import fc from 'fast-check';

/** Texts that parsers, databases and file systems are known to fail on, and random ones. */
export const hostileText = fc.oneof(
  fc.constantFrom('\0', 'a\0b', '', ' ', '%', '%%', '%ff', '%C0%AF', '\u202e', '\ud800', "'; drop table accounts; --"),
  fc.constantFrom('-271821-04-20', '+275760-09-13', '9999999999', '-1', '1e309', 'NaN', '__proto__', 'constructor'),
  fc.constantFrom('..', '../../etc/passwd', '\r\nX-Injected: 1', '<script>alert(1)</script>', '${7*7}', '{{7*7}}'),
  fc.constantFrom('x'.repeat(5000), '\u{1f600}'.repeat(300), 'e\u0301'.repeat(300), 'a,'.repeat(500)),
  fc.string({ unit: 'binary' }),
);

/** Any JSON value, above all those that are too large, too small or of another type. */
export const hostileValue = fc.oneof(
  hostileText,
  fc.constantFrom(null, true, -1, 0.5, 2 ** 31, 2 ** 53, 1e308, [], {}),
  fc.jsonValue({ maxDepth: 2 }),
);

/** A percent-encoded text for a path segment or a query value. A lone surrogate cannot be encoded. */
const encoded = hostileText.map((text) => encodeURIComponent(Buffer.from(text).toString()));

/** Percent signs that encode nothing, an incomplete character, or more than one way to write a character. */
const brokenEncoding = fc
  .array(
    fc.oneof(
      fc.integer({ min: 0, max: 255 }).map((byte) => `%${byte.toString(16).padStart(2, '0')}`),
      fc.constantFrom('%', '%u0041', '%2', '%2f', '%2e%2e', '%25', 'a', '0', '.', '..', '+', ';', '@', ':', '//', '\\'),
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((parts) => parts.join(''));

/** A text for a path segment or a query value as a client may send it, also with broken encoding. */
export const inAddress = fc.oneof({ weight: 2, arbitrary: encoded }, { weight: 1, arbitrary: brokenEncoding });

/** A value that a client can send in a header: no line ends, no characters beyond Latin-1. */
export const inHeader = hostileText.map((text) => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '').slice(0, 4000));

/** JSON that nests up to 20,000 levels deep. */
export const deepJson = fc.nat({ max: 20_000 }).map((depth) => `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`);
