import { iconFile } from '../../components/ui/icons/iconSprite';
import { rewrittenUrl } from './rewriteRequests';

it.each([
  ['a file that a handler makes', '/sitemap.xml', '/api/sitemap'],
  ['a file with its hash', `/${iconFile}`, '/api/icons'],
  ['a file with a query', '/health?from=proxy', '/api/health'],
  ['a file under the default locale, in any case', '/en-us/Robots.txt', '/api/robots'],
  ['the page that the sign-on leads to', '/static/logged-in', '/static/logged-in/index.html'],
  ['the page of errors', '/500?x=1', '/404?x=1'],
  ['the page of errors in a language', '/fr-FR/500', '/fr-FR/404'],
  ['a path that no page can have', '/fr-FR/news/%?x=1', '/404'],
  ['the data of such a path', '/_next/data/build/en-US/news/...json', '/404'],
])('rewrites %s', (_what, url, expected) => {
  expect(rewrittenUrl(url)).toBe(expected);
});

it.each([
  '/',
  '/rewards?a=%',
  '/rewards?back=/..',
  '/fr-FR/robots.txt',
  '/api/health',
  '/constructor',
  '/news/500',
  '/icons.0.svg',
  '//health',
  '*',
  '',
])('leaves %s alone', (url) => {
  expect(rewrittenUrl(url)).toBe(url);
});
