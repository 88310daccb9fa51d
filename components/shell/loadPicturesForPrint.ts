/** Loads all pictures before the page is printed. Chromium and Firefox do so by themselves; Safari leaves out lazy ones. */
export function loadPicturesForPrint(): void {
  if (typeof window === 'undefined') return;
  window.addEventListener('beforeprint', () => {
    for (const picture of document.querySelectorAll('img[loading=lazy]')) picture.setAttribute('loading', 'eager');
  });
}
