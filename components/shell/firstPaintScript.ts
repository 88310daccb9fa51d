import { detectedLocaleKey, rememberedLocaleKey } from '../../services/locale/localeKeys';
import { nearestLocales } from '../../services/locale/nearestLocales';
import { defaultLocale, supportedLocales } from '../../services/locale/supportedLocales';
import { returningKey } from './useReturningMark';

const nearest = nearestLocales.map(([pattern, locale]) => `/${pattern}/.test(n)&&'${locale}'||`).join('');

/**
 * Opens an address without a locale in the reader's language, before anything of the default one is painted: the
 * language chosen in this browser, else the browser's own, matched as `matchLocale` does (spec 4, Locale; spec 5). The HTML of
 * `/en-US/units` is that of `/units`, so before it is hydrated its links have no locale either: they stay in English.
 */
const openInLanguage = [
  `var l='${supportedLocales.join()}'.split(','),p=location.pathname,w=null`,
  `try{w=localStorage.getItem('${rememberedLocaleKey}')}catch(e){}`,
  'if(l.indexOf(w)<0)w=null',
  "var m=n=>{n=n.toLowerCase().replace(/_/g,'-').replace(/^no(?=-|$)/,'nb')" +
    `;return l.find(x=>x.toLowerCase()===n)||${nearest}l.find(x=>x.startsWith(n.split('-')[0]+'-'))}`,
  `var e=document.referrer.split(/[/?#]/).slice(0,4).join('/')===location.origin+'/${defaultLocale}'`,
  `var c=e?'${defaultLocale}':w||(navigator.languages||[]).map(m).find(Boolean)||'${defaultLocale}'`,
  `if((e||c!=='${defaultLocale}')&&!new RegExp('^/('+l.join('|')+')(/|$)','i').test(p)){d.moving=''` +
    `;if(!w&&!e)try{sessionStorage.setItem('${detectedLocaleKey}','1')}catch(e){}` +
    ";location.replace('/'+c+(p==='/'?'':p)+location.search+location.hash)}",
].join(';');

/** Session storage key: when the page was last loaded again for a lost script, in ms. */
export const reloadedKey = 'club-reloaded';

/**
 * Loads the page again if one of its first scripts is lost, once the server answers for that script, which it is asked after 0, 2, 4,
 * 8 and then every 16 seconds; at most once a minute. The bundler relies on the order of the scripts, so one that comes later
 * would not start the page.
 */
const reloadWithoutLoss = [
  "addEventListener('error',function(e){var s=e.target;if(s.tagName!=='SCRIPT'||!s.defer)return" +
    ";try{var k='" +
    reloadedKey +
    "',n=Date.now();if(n-sessionStorage.getItem(k)<6e4)return;sessionStorage.setItem(k,n)}catch(x){return}" +
    ';var w=1e3,f=function(){setTimeout(a,w=Math.min(w*2,16e3))}' +
    ",a=function(){fetch(s.src,{cache:'no-store'}).then(function(r){r.status<500?location.reload():f()},f)};a()},true)",
].join(';');

/**
 * A form (`QueryForm`) would drop what else the query has, such as nav=0. And one that leads to the address the page has loads nothing
 * but its hash, for which Chrome drops the scripts that are on the way: the page already is what the press asks for.
 */
const submitWithinQuery =
  "addEventListener('submit',function(e){var b=e.submitter,u;if(e.defaultPrevented||!b||!b.name)return" +
  ';e.preventDefault();u=new URL(e.target.action);u.searchParams.set(b.name,b.value)' +
  ';if(u.search!==location.search)location=u})';

/**
 * Next hears of Back and Forward only once it has its router, and would take the page that is there for the one at the new address.
 * Another hash is another place of the same page.
 */
const reloadBeforeRouter =
  "{let a=()=>location.pathname+location.search,b=a();addEventListener('popstate',()=>{self.next?.router||a()===b||location.reload()})}";

/** A picture that is lost is decoration: Chrome would draw a torn one in its place. */
const hideLostPictures =
  "for(let t of['error','load'])addEventListener(t,e=>{if(e.target.tagName==='IMG')" +
  "e.target.style.visibility=t==='error'?'hidden':''},true)";

/**
 * react-intl asks whether the browser knows the language, and at the first such question Chrome reads the names of all its
 * languages: a sixth of what a slow phone works before it answers a press. Here it does so while the page's scripts are still on the way.
 */
const readLanguagesAhead =
  "(self.requestIdleCallback||setTimeout)(function(){Intl.NumberFormat.supportedLocalesOf('en');Intl.DateTimeFormat.supportedLocalesOf('en')})";

/**
 * Runs before the first paint, because the HTML of a page is the same for all visitors. Sets `<html data-nav="0">` when the
 * query has nav=0 (spec 1, Page shell), `<html data-returning>` when a player was signed in in this browser,
 * `<html data-moving>`, which hides the page, when it opens the address in another language, and `<html data-scripted>` once the
 * page's scripts have run or failed; loads the page again after a lost script, keeps the query when a form is sent, loads the
 * page that Back leads to before the router can, hides lost pictures, and prepares formats. The content security policy allows the
 * script by its hash.
 */
export const firstPaintScript = [
  'var d=document.documentElement.dataset',
  "if(new URLSearchParams(location.search).get('nav')==='0')d.nav='0'",
  `try{if(localStorage.getItem('${returningKey}'))d.returning=''}catch(e){}`,
  "addEventListener('DOMContentLoaded',function(){d.scripted=''})",
  reloadWithoutLoss,
  submitWithinQuery,
  reloadBeforeRouter,
  hideLostPictures,
  openInLanguage,
  readLanguagesAhead,
].join(';');
