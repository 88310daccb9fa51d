import type { Environment } from '../../services/http/environment';
import { isForSearch } from './robots';
import { documentHeaders, securityHeaders, sharedFileHeaders, tagFramePolicy, type Header } from './securityHeaders';

interface HeaderRule {
  source: string;
  locale?: false;
  headers: Header[];
}

const cached = (value: string): Header[] => [{ key: 'Cache-Control', value }];

export const headerRules = (environment: Environment, isDevelopment: boolean): HeaderRule[] => [
  {
    // Of a rule with a named parameter, Next compiles the values again for every request.
    source: '/(.*)',
    locale: false,
    headers: [
      ...securityHeaders(environment, isDevelopment),
      ...(isForSearch(environment) ? [] : [{ key: 'X-Robots-Tag', value: 'noindex' }]),
    ],
  },
  // Scripts, fonts and pictures with their hash in their address are no documents: they would be a tenth heavier. Next asks for a
  // file of static/ with the default locale before it.
  {
    source: '/((?!_next/static/|(?:\\w+-\\w+/)?static/(?:fonts|drawings|sprite|pictures)/).*)',
    locale: false,
    headers: documentHeaders(environment, isDevelopment),
  },
  {
    source: '/static/:path*',
    headers: [...cached('public, max-age=300, stale-while-revalidate=86400'), ...sharedFileHeaders],
  },
  {
    source: '/static/tags/:path*',
    headers: [{ key: 'Content-Security-Policy', value: tagFramePolicy(environment) }],
  },
  // Of a file in a folder, a worker for all pages.
  { source: '/static/worker/:path*', headers: [{ key: 'Service-Worker-Allowed', value: '/' }] },
  // Fonts, drawings and the sprite of icons have their hash in their address.
  { source: '/static/(fonts|drawings|sprite)/:path*', headers: cached('public, max-age=31536000, immutable') },
];
