import Router from 'next/router';

/**
 * While `<html data-at-top>` is set, a browser lays out what is far below the window only when the reader comes near, and
 * estimates its height until then (`globalStyles`). Here the mark is removed before a scroll position could meet an
 * estimate: when another page opens or Back is pressed, because a position may be restored, and when a new width makes
 * known heights wrong. A change of the address in place keeps the mark: a page laid out whole would delay the answer to
 * the press. Call it before the router is created.
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
  Router.ready(() => {
    window.addEventListener('popstate', end);
    Router.events.on('routeChangeStart', (_url, { shallow }: { shallow: boolean }) => {
      if (!shallow) end();
    });
  });
}
