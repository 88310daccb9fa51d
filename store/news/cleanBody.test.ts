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

/** The text and tags that a browser keeps of a body. */
function readByBrowser(html: string) {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const elements = [...body.querySelectorAll('*')];
  return {
    tags: elements.map(({ tagName }) => tagName.toLowerCase()),
    attributes: elements.flatMap((element) => element.getAttributeNames()),
    links: elements.flatMap((element) => element.getAttribute('href') ?? []),
  };
}

const allowedTags = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'blockquote'];

test.each([
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<svg><script>alert(1)</script></svg><svg onload=alert(1)>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<a href="jAvA\tsCrIpT:alert(1)">a</a><a href="&#106;avascript:alert(1)">b</a>',
  '<a href="data:text/html,<script>alert(1)</script>">a</a><a href="//evil.example">b</a>',
  '<a href="https://x.example" onmouseover=alert(1) style="position:fixed;inset:0">a</a>',
  '<p><form action="https://evil.example"><input name=password></form><base href="https://evil.example"></p>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe><object data="x"></object><embed src=x>',
  '<style>@import "https://evil.example";</style><link rel=stylesheet href=x><meta http-equiv=refresh content=0>',
  '<template><img src=x onerror=alert(1)></template><textarea><img src=x onerror=alert(1)></textarea>',
  '<!--><img src=x onerror=alert(1)>--><p',
])('leaves nothing dangerous of %s', (hostile) => {
  const clean = cleanBody(`<p>Before</p>${hostile}<p>After</p>`);
  const { tags, attributes, links } = readByBrowser(clean);

  expect(tags.filter((tag) => !allowedTags.includes(tag))).toEqual([]);
  expect(attributes.filter((name) => name !== 'href' && name !== 'rel')).toEqual([]);
  expect(links.filter((link) => !/^(https?:\/\/|mailto:)/.test(link))).toEqual([]);
  expect(clean).toContain('Before');
  expect(cleanBody(clean)).toBe(clean);
});
