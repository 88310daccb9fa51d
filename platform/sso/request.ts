import type { Context } from 'hono';
import { z } from 'zod';
import type { HonoEnv } from '../http/kernel/honoEnv';
import type { ServiceContext } from '../serviceContext';
import { malformed, PlatformError } from '../http/kernel/errors';
import { isAllowedUrl, isConsolePage, isLoggedInPage } from '../http/kernel/origins';

const widgetViews = ['connect', 'signup', 'forgotten'] as const;

/** The views of the widget: those that a site may request, and the second step, which follows a correct password. */
export const shownViews = [...widgetViews, 'code'] as const;
export type ShownView = (typeof shownViews)[number];

export const language = z
  .string()
  .regex(/^[a-z]{2}(-[A-Z]{2})?$/)
  .catch('en-US');

const widgetSchema = z.object({
  mode: z.enum(widgetViews).catch('connect'),
  appId: z.guid(),
  genomeId: z.guid().optional().catch(undefined),
  lang: language,
  origin: z.string(),
  /** As a browser reads it: a text with a tab or a control character is no header of a redirect. */
  nextUrl: z.url({ normalize: true }),
  /** Whether the site belongs to a test environment; the widget is the same in all of them. */
  testEnvironment: z.enum(['true', 'false']).optional().catch(undefined),
});

/** The site's request to the widget, from its address; the widget's forms pass it on. */
export type WidgetRequest = z.infer<typeof widgetSchema>;

/**
 * Reads the request to the widget. Throws 400 if the origin is neither one of the club's nor the platform's own, or if
 * the login would continue to anything but a site's 'logged in' page or the page for consoles.
 */
export function readWidgetRequest(platform: ServiceContext, fields: Record<string, unknown>): WidgetRequest {
  const request = widgetSchema.safeParse(fields);
  if (!request.success) throw rejection(request.error.issues[0]?.path.join('.') ?? '');
  const { origin, nextUrl } = request.data;
  if (origin === platform.baseUrl) {
    if (!isConsolePage(platform, nextUrl)) throw rejection('nextUrl');
    return request.data;
  }
  if (!platform.allowedOrigins.includes(origin)) throw rejection('origin');
  if (!isLoggedInPage(platform, nextUrl) || new URL(nextUrl).origin !== origin) throw rejection('nextUrl');
  return request.data;
}

/** The origin that a bridge serves. Throws 400 where it is not one of the club's. */
export function readBridgeOrigin(platform: ServiceContext, origin: string | undefined): string {
  if (origin && isAllowedUrl(platform, origin) && platform.allowedOrigins.includes(origin)) return origin;
  throw rejection('origin');
}

/** Accepts requests of the platform's own pages. Browsers always send the origin of a POST, so it is required. */
export function assertOwnOrigin(c: Context<HonoEnv>, { baseUrl }: ServiceContext): void {
  if (c.req.header('origin') === baseUrl) return;
  throw new PlatformError('forbidden', { message: 'Only the sign-on itself may send this.' });
}

const rejection = (field: string) => malformed(`Query field '${field}' is not allowed.`);
