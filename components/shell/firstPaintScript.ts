/** Where a browser remembers that a player was signed in here. It says nothing about who. */
export const returningKey = 'club-returning';

/**
 * What only the browser can tell before the first paint, because the HTML of a page is shared by all readers. Marks
 * `<html data-nav="0">` when the address says nav=0 (spec 1, Page shell), and `<html data-returning>` when a player was
 * signed in here. The security policy allows it by its hash.
 */
export const firstPaintScript = [
  'var d=document.documentElement.dataset',
  "if(new URLSearchParams(location.search).get('nav')==='0')d.nav='0'",
  `try{if(localStorage.getItem('${returningKey}'))d.returning=''}catch(e){}`,
].join(';');
