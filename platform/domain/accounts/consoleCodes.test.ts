import { newUserCode, readUserCode } from './consoleCodes';

it('creates unambiguous codes, a different one each time', () => {
  const codes = Array.from({ length: 200 }, newUserCode);
  for (const code of codes) expect(code).toMatch(/^[B-DF-HJ-NP-TV-XZ]{4}-[B-DF-HJ-NP-TV-XZ]{4}$/);
  expect(new Set(codes).size).toBe(codes.length);
});

it.each(['KQTX-WBMP', 'kqtx-wbmp', 'kqtxwbmp', ' KQTX WBMP ', 'KQTX–WBMP', 'ｋＱＴＸ－ＷＢＭＰ'])(
  'reads %p',
  (typed) => {
    expect(readUserCode(typed)).toBe('KQTX-WBMP');
  },
);
