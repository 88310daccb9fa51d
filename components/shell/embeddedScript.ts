/**
 * Marks `<html data-nav="0">` before the first paint when the address says nav=0 (spec 1, Page shell). The HTML of a
 * page is shared by all readers, so only the browser can tell. The security policy allows it by its hash.
 */
export const embeddedScript =
  "if(new URLSearchParams(location.search).get('nav')==='0')document.documentElement.dataset.nav='0'";
