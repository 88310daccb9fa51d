import { createHash } from 'node:crypto';
import { firstPaintScript } from '../../components/shell/firstPaintScript';
import { contentSecurityPolicy, documentHeaders, securityHeaders, tagFramePolicy } from './securityHeaders';

const places = {
  servicesUrl: 'https://services.example',
  siteUrl: 'https://club.example',
  embedders: ['https://launcher.example'],
};
const directive = (name: string, isDevelopment = false) =>
  contentSecurityPolicy(places, isDevelopment)
    .split('; ')
    .find((part) => part.startsWith(`${name} `));

describe('the content security policy', () => {
  it('allows the inline script of the document by its hash', () => {
    const hash = createHash('sha256').update(firstPaintScript).digest('base64');
    expect(directive('script-src')).toBe(`script-src 'self' 'sha256-${hash}'`);
  });

  it.each([
    ['default-src', "default-src 'self'"],
    ['img-src', "img-src 'self' data: https://services.example"],
    ['media-src', "media-src 'self' https://services.example"],
    ['connect-src', "connect-src 'self' https://services.example"],
    ['frame-src', "frame-src 'self' https://services.example https://www.youtube-nocookie.com"],
    ['frame-ancestors', "frame-ancestors 'self' https://launcher.example"],
    ['object-src', "object-src 'none'"],
  ])('holds %s', (name, expected) => {
    expect(directive(name)).toBe(expected);
  });

  it('allows hot reloading in development', () => {
    expect(directive('script-src', true)).toBe("script-src 'self' 'unsafe-eval' 'unsafe-inline'");
  });
});

describe('the security headers', () => {
  const headersOf = (siteUrl: string): Record<string, string> =>
    Object.fromEntries(
      [securityHeaders, documentHeaders]
        .flatMap((headers) => headers({ ...places, siteUrl }, false))
        .map(({ key, value }) => [key, value]),
    );

  it('require https only for sites with https', () => {
    const required = { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' };
    expect(headersOf('https://club.example')).toMatchObject(required);
    expect(headersOf('http://localhost:3000')).not.toHaveProperty('Strict-Transport-Security');
  });

  it('keep pages of other origins from the window and the files of the club, and allow its own popups', () => {
    expect(headersOf('https://club.example')).toMatchObject({
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
  });
});

describe('the policy of the frame for tag containers', () => {
  const policy = tagFramePolicy({ siteUrl: 'https://club.example', tagsUrl: 'https://tags.example', embedders: [] });

  it('sandboxes the frame and allows only the containers', () => {
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      'script-src https://club.example/static/tags/ https://tags.example/tags/',
      'connect-src https://tags.example',
      'img-src https://tags.example',
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
      'sandbox allow-scripts',
    ]);
  });
});
