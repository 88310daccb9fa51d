/** Local storage key: a player was signed in in this browser. It holds no identity. */
export const returningKey = 'club-returning';

/**
 * Runs before the first paint, because the HTML of a page is the same for all visitors. Sets `<html data-nav="0">` when the
 * query has nav=0 (spec 1, Page shell), and `<html data-returning>` when a player was signed in in this browser. The
 * content security policy allows the script by its hash.
 */
export const firstPaintScript = [
  'var d=document.documentElement.dataset',
  "if(new URLSearchParams(location.search).get('nav')==='0')d.nav='0'",
  `try{if(localStorage.getItem('${returningKey}'))d.returning=''}catch(e){}`,
].join(';');
