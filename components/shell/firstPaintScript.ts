import { detectedLocaleKey, rememberedLocaleKey } from '../../services/locale/localeKeys';
import { defaultLocale, supportedLocales } from '../../services/locale/supportedLocales';

/** Local storage key: a player was signed in in this browser. It holds no identity. */
export const returningKey = 'club-returning';

/**
 * Opens an address without a locale in the reader's language, before anything of the default one is painted: the
 * language chosen in this browser, else the browser's own, matched as `matchLocale` does (spec 4, Locale; spec 5).
 */
const openInLanguage = [
  `var l='${supportedLocales.join()}'.split(','),p=location.pathname,w=null`,
  `try{w=localStorage.getItem('${rememberedLocaleKey}')}catch(e){}`,
  'if(l.indexOf(w)<0)w=null',
  "var m=n=>{n=n.toLowerCase().replace(/_/g,'-').replace(/^no(?=-|$)/,'nb')" +
    ";return l.find(x=>x.toLowerCase()===n)||l.find(x=>x.startsWith(n.split('-')[0]+'-'))}",
  `var c=w||(navigator.languages||[]).map(m).find(Boolean)||'${defaultLocale}'`,
  `if(c!=='${defaultLocale}'&&!new RegExp('^/('+l.join('|')+')(/|$)','i').test(p)){d.moving=''` +
    `;if(!w)try{sessionStorage.setItem('${detectedLocaleKey}','1')}catch(e){}` +
    ";location.replace('/'+c+(p==='/'?'':p)+location.search+location.hash)}",
].join(';');

/**
 * Runs before the first paint, because the HTML of a page is the same for all visitors. Sets `<html data-nav="0">` when the
 * query has nav=0 (spec 1, Page shell), `<html data-returning>` when a player was signed in in this browser,
 * `<html data-at-top>` when the page starts at its top (`startAtTop`), and `<html data-moving>`, which hides the page, when
 * it opens the address in another language. The content security policy allows the script by its hash.
 */
export const firstPaintScript = [
  'var d=document.documentElement.dataset',
  "if(new URLSearchParams(location.search).get('nav')==='0')d.nav='0'",
  `try{if(localStorage.getItem('${returningKey}'))d.returning=''}catch(e){}`,
  // A page that is loaded again or returned to starts where it was left, one with a hash at that part.
  "var n=performance.getEntriesByType?.('navigation')[0];if(n&&n.type==='navigate'&&!location.hash)d.atTop=''",
  openInLanguage,
].join(';');
