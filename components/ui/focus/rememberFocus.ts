/**
 * Remembers where the keyboard is; gives what takes it back there. Where that place has gone meanwhile, such as the
 * button of a thing that was bought, the nearest place around it that is still there is where Tab goes on from.
 */
export function rememberFocus(): () => void {
  const places = placesAround(document.activeElement);
  return () => {
    const place = places.find((each) => each.isConnected);
    if (!(place instanceof HTMLElement)) return;
    if (place !== places[0]) lendFocusability(place);
    place.focus({ preventScroll: true });
  };
}

/** A place and all that it is in, from the inside out. */
function placesAround(place: Element | null): Element[] {
  return place ? [place, ...placesAround(place.parentElement)] : [];
}

/** Lets an element have the keyboard until the keyboard leaves. */
function lendFocusability(element: HTMLElement): void {
  if (element.hasAttribute('tabindex')) return;
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
}
