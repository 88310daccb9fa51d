import { nearestLocale } from '../locale/locales';
import type { ServiceContext } from '../serviceContext';
import { siteAddress } from '../support/siteAddress';
import type { WidgetRequest } from './request';

/** The widget's own address for a request: what a view links to without a script. */
export function widgetUrl(request: WidgetRequest): string {
  return `/sso/widget?${new URLSearchParams(widgetFields(request)).toString()}`;
}

/** Where the widget's Close leads: back to the page that opened it. */
export const closeUrl = ({ origin, nextUrl }: WidgetRequest) => (nextUrl.includes('/sso/console') ? nextUrl : origin);

/** A request as names and texts, for an address or a form's hidden fields. */
export const widgetFields = (request: WidgetRequest): [string, string][] =>
  Object.entries(request).flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : []));

export const policyUrl = (text: PolicyName, country: string, lang: string) =>
  `/sso/policies/${text}?${new URLSearchParams({ country, lang }).toString()}`;

export const policyNames = ['terms-of-use', 'privacy-policy', 'terms-of-sale'] as const;
export type PolicyName = (typeof policyNames)[number];

/** Where the sign-on's own pages lead on to. */
export interface ClubLinks {
  home: string;
  /** A page for players: it opens the login. */
  logIn: string;
}

export function clubLinks(services: ServiceContext, lang: string): ClubLinks {
  const site = siteAddress(services, nearestLocale(lang));
  return { home: site, logIn: `${site}/dashboard` };
}
