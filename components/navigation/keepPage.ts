import Router, { type NextRouter } from 'next/router';
import { inLocale, matchPath } from '../../routes';
import { defaultLocale, isSupportedLocale } from '../../services/locale/supportedLocales';
import { entryRule } from './historyEntries';
import { withoutQuery } from './withoutQuery';

type Entry = Parameters<Parameters<NextRouter['beforePopState']>[0]>[0];

/** The path of the page in view, and whether its last change was one of the address alone. */
let shown = { path: '', isInPlace: false };

/**
 * Keeps the page where Back and Forward lead to another entry of it, and loads that of any other: Next changes the address alone if both
 * entries were written so. The one that a document is opened with is not, so that a dialog that closes without a connection
 * would end the page, and two addresses of one route may both be, so that one would show what the other loaded. Call it before the
 * router is created.
 */
export function keepPage(): void {
  Router.ready(() => {
    const note = (address: string, { shallow }: { shallow: boolean }) => {
      shown = { path: withoutQuery(address), isInPlace: shallow };
    };
    note(window.location.pathname, { shallow: false });
    Router.events.on('beforeHistoryChange', note);
    Router.events.on('hashChangeStart', note);
    Router.beforePopState(isForRouter);
  });
}

/** For `beforePopState`. */
export function isForRouter({ url, as, options }: Entry): boolean {
  if (!entryRule.isForRouter()) return false;
  const address = inLanguageOfNow(as);
  const isShown = withoutQuery(address) === shown.path;
  if (address === as && isShown === (shown.isInPlace && options.shallow === true)) return true;
  // The address contains the locale already; `keepScroll` scrolls to where the page was left.
  void Router.replace(url, address, { shallow: isShown, scroll: !isShown, locale: false });
  return false;
}

/** An address without a locale is in the reader's language, as when it is opened; Next has its data in the default one. */
function inLanguageOfNow(address: string): string {
  const { lang } = document.documentElement;
  const place = matchPath(address);
  if (!place || place.params.locale !== undefined || lang === defaultLocale || !isSupportedLocale(lang)) return address;
  return inLocale(address, lang);
}
