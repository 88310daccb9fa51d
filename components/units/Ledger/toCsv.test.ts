import { columnSeparator, toCsv } from './ledgerFile';

describe('a file for spreadsheets', () => {
  it('starts with the byte order mark and ends lines with CRLF', () => {
    expect(
      toCsv(
        [
          ['Größe', 1],
          ['星', -2],
        ],
        ',',
      ),
    ).toBe('\ufeffGröße,1\r\n星,-2\r\n');
  });

  test.each([
    ['=HYPERLINK("http://evil.example")', `"'=HYPERLINK(""http://evil.example"")"`],
    ['+1', "'+1"],
    ['-20% off', "'-20% off"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['  =1+1', "'  =1+1"],
    ['\t=1+1', "'\t=1+1"],
    ['\r=1+1', `"'\r=1+1"`],
    ['\uff1d1+1', "'\uff1d1+1"],
    ['Two ferry tokens', 'Two ferry tokens'],
    ['20% off = less', '20% off = less'],
    ['', ''],
  ])('escapes formulas: %j', (text, written) => {
    expect(toCsv([[text]], ',')).toBe(`\ufeff${written}\r\n`);
  });

  test.each([
    ['a, b', ',', '"a, b"'],
    ['a, b', ';', 'a, b'],
    ['a; b', ';', '"a; b"'],
    ['say "ah"', ',', '"say ""ah"""'],
    ['two\nlines', ',', '"two\nlines"'],
  ] as const)('quotes %j with the separator %s', (text, separator, written) => {
    expect(toCsv([[text]], separator)).toBe(`\ufeff${written}\r\n`);
  });

  it('keeps numbers as numbers, also negative ones', () => {
    expect(toCsv([[-40, 1240]], ';')).toBe('\ufeff-40;1240\r\n');
  });
});

test.each([
  ['en-US', ','],
  ['ja-JP', ','],
  ['de-DE', ';'],
  ['fr-FR', ';'],
  ['pt-BR', ';'],
])('separates columns in %s by %s', (locale, separator) => {
  expect(columnSeparator(locale)).toBe(separator);
});
