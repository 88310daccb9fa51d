import Router from 'next/router';

/**
 * While `<html data-at-top>` is set, a browser lays out what is far below the window only when the reader comes near, and
 * estimates its height until then (`globalStyles`). Here the mark is removed before a scroll position could meet an
 * estimate: when another page opens, whose position may be restored, and when a new width makes known heights wrong.
 * Call it before the router is created.
 */
export function startAtTop(): void {
  if (typeof window === 'undefined') return;
  const root = document.documentElement;
  let width: number | undefined;
  // Reports the width without a layout; a phone's address bar changes the height alone.
  const widths = new ResizeObserver(([entry]) => {
    if (width !== undefined && width !== entry?.contentRect.width) end();
    width = entry?.contentRect.width;
  });
  const end = () => {
    delete root.dataset.atTop;
    widths.disconnect();
  };
  widths.observe(root);
  Router.ready(() => Router.events.on('routeChangeStart', end));
}
