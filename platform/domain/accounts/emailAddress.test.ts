import fc from 'fast-check';
import { countedEmail, readEmailAddress } from './emailAddress';

const keyOf = (typed: string) => readEmailAddress(typed)?.key ?? null;

describe('one mailbox, however it is typed', () => {
  it.each([
    ['in capitals', 'Marlo@Northlight.EXAMPLE', 'marlo@northlight.example'],
    ['with blanks around it', ' marlo@northlight.example\u3000', 'marlo@northlight.example'],
    ['with a domain in letters', 'info@bücher.example', 'info@xn--bcher-kva.example'],
    ['with a domain in capitals', 'info@BÜCHER.example', 'info@xn--bcher-kva.example'],
    ['with a decomposed domain', 'info@bu\u0308cher.example', 'info@xn--bcher-kva.example'],
    ['with a domain in its encoded form', 'info@XN--BCHER-KVA.example', 'info@xn--bcher-kva.example'],
    ['with full-width letters and dots in the domain', 'info@ａｂ．example', 'info@ab.example'],
    ['with a composed letter', 'ren\u00E9@north.example', 'ren\u00E9@north.example'],
    ['with a decomposed letter', 'rene\u0301@north.example', 'ren\u00E9@north.example'],
    ['with a capital that has no composed form', 'J\u030C@north.example', '\u01F0@north.example'],
    ['with a tag', 'first.last+club@sub.example.co', 'first.last+club@sub.example.co'],
    ['in another script', '用户@例子.example', '用户@xn--fsqu00a.example'],
    ['under a public suffix', 'marlo@north.co.uk', 'marlo@north.co.uk'],
    ['with 254 characters', `${'a'.repeat(242)}@example.com`, `${'a'.repeat(242)}@example.com`],
  ])('%s', (_case, typed, key) => {
    expect(keyOf(typed)).toBe(key);
  });

  it('keeps the capitals of the name in the address that emails go to', () => {
    expect(readEmailAddress('Marlo.Reyes@Northlight.example')?.address).toBe('Marlo.Reyes@northlight.example');
  });
});

describe('is no address', () => {
  it.each([
    ['nothing', ''],
    ['no at sign', 'marlo'],
    ['no name', '@northlight.example'],
    ['no domain', 'marlo@'],
    ['a domain without a dot', 'marlo@northlight'],
    ['an empty part of the domain', 'marlo@example..com'],
    ['a dot first', 'marlo@.com'],
    ['a dot last', 'marlo@example.com.'],
    ['a blank', 'mar lo@example.com'],
    ['a blank in the domain', 'marlo@north light.com'],
    ['two at signs', 'marlo@@example.com'],
    ['a quoted at sign', '"victim@x.example"@y.example'],
    ['a list', 'victim@x.example,foo'],
    ['a list of two', 'victim@x.example, other@y.example'],
    ['a list with semicolons', 'victim@x.example;other@y.example'],
    ['angle brackets', '<victim@x.example>'],
    ['a name before it', 'Victim <victim@x.example>'],
    ['a group', 'group:victim@x.example;'],
    ['a comment', 'victim(x)@x.example'],
    ['a zero-width space', 'a\u200B@x.example'],
    ['a zero-width joiner', 'a\u200D@x.example'],
    ['a combining grapheme joiner', 'a\u034F@x.example'],
    ['a variation selector', 'a\uFE0F@x.example'],
    ['a Hangul filler', 'a\u3164@x.example'],
    ['a soft hyphen in the domain', 'a@x\u00AD.example'],
    ['a bidirectional mark', '\u202Eolram@x.example'],
    ['a control', 'a\u0000@x.example'],
    ['a line feed', 'a\n@x.example'],
    ['the Kelvin sign', '\u212Aelvin.k@x.example'],
    ['a long s', '\u017Fam@x.example'],
    ['a dotless i', 'm\u0131ke@x.example'],
    ['a capital i with a dot', 'M\u0130KE@x.example'],
    ['full-width letters', 'ｍａｒｌｏ@x.example'],
    ['a ligature', '\uFB01ne@x.example'],
    ['a full-width at sign', 'marlo＠x.example'],
    ['half of a character', 'a\uD800@x.example'],
    ['an IP address', 'marlo@127.0.0.1'],
    ['a short IP address', 'marlo@127.1'],
    ['an address in brackets', 'marlo@[127.0.0.1]'],
    ['a domain with a port', 'marlo@x.example:25'],
    ['a domain with a path', 'marlo@x.example/y'],
    ['an escape in the domain', 'marlo@x%2eexample'],
    ['an underscore in the domain', 'marlo@a_b.example'],
    ['a dash first in the domain', 'marlo@-a.example'],
    ['a broken encoded domain', 'marlo@xn--a.example'],
    ['a domain of two directions', 'marlo@\u05D0a.example'],
    ['a public suffix', 'marlo@co.uk'],
    ['a part of 64 letters', `marlo@${'a'.repeat(64)}.example`],
    ['255 characters', `${'a'.repeat(243)}@example.com`],
  ])('%s', (_case, typed) => {
    expect(readEmailAddress(typed)).toBeNull();
  });
});

const pieces = [
  'a',
  'A',
  'k',
  'K',
  '\u212A',
  's',
  '\u017F',
  'i',
  '\u0131',
  '\u0130',
  'é',
  'e\u0301',
  'ß',
  'ü',
  'u\u0308',
  'Ü',
  '.',
  '@',
  ',',
];
const typedText = fc.oneof(
  fc.array(fc.constantFrom(...pieces), { maxLength: 6 }).map((parts) => `${parts.join('')}@bücher.example`),
  fc
    .array(fc.constantFrom(...pieces, 'xn--bcher-kva', '。'), { minLength: 1, maxLength: 4 })
    .map((parts) => `a@${parts.join('')}.example`),
  fc.string({ unit: 'binary' }),
);

it('an address and its key are read as themselves', () => {
  fc.assert(
    fc.property(typedText, (typed) => {
      const read = readEmailAddress(typed);
      if (!read) return;
      expect(readEmailAddress(read.address)).toEqual(read);
      expect(keyOf(read.key)).toBe(read.key);
    }),
  );
});

it('two texts with one key differ in the case of A to Z, in composition and in the form of the domain only', () => {
  const nameOf = (typed: string) => typed.trim().slice(0, typed.trim().lastIndexOf('@')).normalize('NFC');
  fc.assert(
    fc.property(typedText, typedText, (a, b) => {
      if (keyOf(a) === null || keyOf(a) !== keyOf(b)) return;
      const asciiFolded = [a, b].map((typed) =>
        nameOf(typed)
          .replace(/[A-Z]/g, (upper) => upper.toLowerCase())
          .normalize('NFC'),
      );
      expect(asciiFolded[0]).toBe(asciiFolded[1]);
    }),
    { numRuns: 2000 },
  );
});

it('counts attempts by the key, and texts that are no address by themselves', () => {
  expect(countedEmail('Marlo@Northlight.example')).toBe('marlo@northlight.example');
  expect(countedEmail('no address')).toBe('no address');
});
