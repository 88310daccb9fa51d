import { createHash } from 'node:crypto';
import type { Environment } from '../../services/http/environment';
import { videoHost } from '../../components/media/videoHost';
import { firstPaintScript } from '../../components/shell/firstPaintScript';

export interface Header {
  key: string;
  value: string;
}

type Places = Pick<Environment, 'servicesUrl' | 'siteUrl' | 'embedders'>;

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Development needs eval and inline scripts for hot reloading. */
export function contentSecurityPolicy({ servicesUrl, embedders }: Places, isDevelopment: boolean): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...(isDevelopment ? ["'unsafe-eval'", "'unsafe-inline'"] : [hashOf(firstPaintScript)])],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', servicesUrl],
    'media-src': ["'self'", servicesUrl],
    'font-src': ["'self'"],
    'connect-src': ["'self'", servicesUrl, ...(isDevelopment ? ['ws:'] : [])],
    'frame-src': ["'self'", servicesUrl, videoHost],
    'frame-ancestors': ["'self'", ...embedders],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
  };
  return inOneLine(directives);
}

/**
 * The policy of the tag containers' frame (docs/decisions/005-tags-in-a-sandbox.md). Only this frame runs scripts of
 * another host; it has no origin, so the scripts cannot access the site.
 */
export const tagFramePolicy = ({
  siteUrl,
  tagsUrl,
  embedders,
}: Pick<Environment, 'siteUrl' | 'tagsUrl' | 'embedders'>): string =>
  inOneLine({
    'default-src': ["'none'"],
    'script-src': [`${siteUrl}/static/tags/`, `${tagsUrl}/tags/`],
    'connect-src': [tagsUrl],
    'img-src': [tagsUrl],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'", ...embedders],
    sandbox: ['allow-scripts'],
  });

const resourcePolicy = 'Cross-Origin-Resource-Policy';

/**
 * For `/static`: pictures that other sites show beside a link to the club, and the script of the tag containers' frame,
 * which has no origin.
 */
export const sharedFileHeaders: Header[] = [{ key: resourcePolicy, value: 'cross-origin' }];

const inOneLine = (directives: Record<string, string[]>) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

/** What only a document or a worker obeys. */
export const documentHeaders = (places: Places, isDevelopment: boolean): Header[] => [
  { key: 'Content-Security-Policy', value: contentSecurityPolicy(places, isDevelopment) },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  // A page of another site that opens the club gets no handle on its window; windows that the club opens keep theirs.
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
  { key: 'Permissions-Policy', value: 'camera=(), geolocation=(), microphone=(), payment=(), usb=()' },
];

/** For every response. */
export const securityHeaders = ({ siteUrl }: Places, isDevelopment: boolean): Header[] => [
  // The development server serves one of its scripts as JSON.
  ...(isDevelopment ? [] : [{ key: 'X-Content-Type-Options', value: 'nosniff' }]),
  { key: resourcePolicy, value: 'same-origin' },
  ...(siteUrl.startsWith('https:')
    ? [{ key: 'Strict-Transport-Security', value: 'max-age=31536000; includeSubDomains' }]
    : []),
];
