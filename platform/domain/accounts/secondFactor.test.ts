import { isCode, readCode, recoveryCodeOf, stepOfCode } from './secondFactor';

// RFC 6238, appendix B: the secret is '12345678901234567890', and these are the last six digits of its codes.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

it.each([
  [59, '287082', 1],
  [1_111_111_109, '081804', 37_037_036],
  [1_111_111_111, '050471', 37_037_037],
  [1_234_567_890, '005924', 41_152_263],
  [2_000_000_000, '279037', 66_666_666],
])('at %d seconds the code is %s, of step %d', (seconds, code, step) => {
  expect(stepOfCode(secret, code, 0, new Date(seconds * 1000))).toBe(step);
});

describe('a code of 1,111,111,109 seconds', () => {
  const at = (seconds: number, lastStep = 0) => stepOfCode(secret, '081804', lastStep, new Date(seconds * 1000));

  it.each([-30, 0, 30])('is accepted by a clock that differs by %d seconds', (seconds) => {
    expect(at(1_111_111_109 + seconds)).toBe(37_037_036);
  });

  it.each([-90, 90])('is rejected by a clock that differs by %d seconds', (seconds) => {
    expect(at(1_111_111_109 + seconds)).toBeNull();
  });

  it('is accepted once', () => {
    expect(at(1_111_111_109, 37_037_036)).toBeNull();
  });
});

it.each(['', '28708', '2870821', 'abcdef', '287083', '١٢٣٤٥٦', '🌊🌊🌊'])('rejects %p', (code) => {
  expect(stepOfCode(secret, code, 0, new Date(59_000))).toBeNull();
});

it('makes recovery codes of letters and digits that look different', () => {
  expect(recoveryCodeOf(Uint8Array.from([0, 1, 2, 3, 10, 18, 31, 32, 255, 18, 19, 20]))).toBe('0123-AJZ0-ZJKM');
});

it.each([
  ['with blanks', ' 287 082 ', '287082'],
  ['in full-width digits', '２８７\u3000０８２', '287082'],
  ['with letters that look like digits', 'oO7i-lIL9-7l0O', '007111197100'],
  ['in small letters', '7kqt-x4m9-p2rd', '7KQTX4M9P2RD'],
  ['with the dashes of other keyboards', '7KQT\u2013X4M9\u2212P2RD', '7KQTX4M9P2RD'],
  ['in full-width characters', '７ＫＱＴーＸ４Ｍ９－ｐ２ｒｄ', '7KQTX4M9P2RD'],
])('reads a code %s', (_case, typed, code) => {
  expect(readCode(typed)).toBe(code);
});

it.each([
  ['287082', true],
  ['287 082', true],
  ['7KQT-X4M9-P2RD', true],
  ['7kqt x4m9 p2rd', true],
  ['２８７０８２', true],
  ['OIL0-1X4M-9P2R', true],
  ['7KQT-X4M9-P2R', false],
  ['28708', false],
  ['2870821', false],
  ['x287082', false],
  ['28708x', false],
  ['', false],
])('%p has the shape of a code: %s', (text, expected) => {
  expect(isCode(text)).toBe(expected);
});
