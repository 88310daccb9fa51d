import { cleanBody } from './cleanBody';

test.each([
  ['keeps what articles are made of', '<h2>One</h2><p>A <strong>b</strong> <em>c</em></p><ul><li>d</li></ul>', null],
  ['keeps quotes', '<blockquote>So it goes.</blockquote>', null],
  ['drops scripts with what is in them', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
  ['drops handlers and styles', '<p onclick="x()" style="color:red" class="y">a</p>', '<p>a</p>'],
  [
    'drops pictures and frames',
    '<p>a<img src=x onerror=alert(1)></p><iframe src="https://x.example"></iframe>',
    '<p>a</p>',
  ],
  ['lets words out of tags it does not know', '<div><p>a <marquee>b</marquee></p></div>', '<p>a b</p>'],
  [
    'makes links safe',
    '<a href="https://x.example" target="_top">a</a>',
    '<a href="https://x.example" rel="noopener">a</a>',
  ],
  ['disarms links that are code', '<a href="javascript:alert(1)">a</a>', '<a rel="noopener">a</a>'],
])('%s', (_what, html, expected) => {
  expect(cleanBody(html)).toBe(expected ?? html);
});
