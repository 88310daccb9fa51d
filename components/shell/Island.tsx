import { Activity, type PropsWithChildren, use, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { usePlace } from '../navigation/usePlace';

/** How far from the window a part is hydrated, so that it works when the reader gets there. */
const nearView = '400px 0px';

/** What a reader does with a part before it is hydrated. React hydrates the part first and handles the event afterwards. */
const touches = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'click', 'mouseover'] as const;

/**
 * A part of a prerendered page whose HTML the browser shows from the start, and which is hydrated when it comes near the
 * window, when the reader touches it, or when an update reaches it. Until then it costs the page nothing. On a page
 * rendered in the browser it shows its content at once.
 */
export function Island({ children }: PropsWithChildren) {
  // The HTML's links have no nav=0 and no prefix for English. Where the address has one, this renders again, and so hydrates.
  usePlace();
  const [gate] = useState(createGate);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (ref.current !== null && typeof IntersectionObserver !== 'undefined')
      return openWhenNeeded(ref.current, gate.open);
  }, [gate]);
  return (
    <div ref={ref}>
      <Activity>
        <Gated gate={gate}>{children}</Gated>
      </Activity>
    </div>
  );
}

interface Gate {
  /** What a render of the part waits for. */
  visit: (isPrerendered: boolean) => Promise<void>;
  open: () => void;
}

/**
 * Holds back the first render over prerendered HTML, which React makes in idle time without a reason. If React comes a
 * second time, an update or an event needs the part. Where nothing can be observed, as on the server, it is open.
 */
function createGate(): Gate {
  let visits = 0;
  let resolve = () => {};
  const opened = new Promise<void>((resolveOpened) => {
    resolve = resolveOpened;
  });
  const open = () => {
    // `use` reads the status of a promise that is settled, and then does not wait for a microtask.
    void Object.assign(opened, { status: 'fulfilled', value: undefined });
    resolve();
  };
  return {
    visit: (isPrerendered) => {
      visits += 1;
      if (visits > 1 || !isPrerendered || typeof IntersectionObserver === 'undefined') open();
      return opened;
    },
    open,
  };
}

const neverChanges = () => () => undefined;

function Gated({ gate, children }: PropsWithChildren<{ gate: Gate }>) {
  const isPrerendered = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  use(gate.visit(isPrerendered));
  return children;
}

/** Calls back once, when the element comes near the window or is touched. Returns a function that ends the wait. */
function openWhenNeeded(element: HTMLElement, open: () => void): () => void {
  const end = () => {
    observer.disconnect();
    for (const touch of touches) window.removeEventListener(touch, openIfInside, true);
  };
  const openNow = () => {
    end();
    open();
  };
  const openIfInside = ({ target }: Event) => {
    if (target instanceof Node && element.contains(target)) openNow();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) openNow();
    },
    { rootMargin: nearView },
  );
  observer.observe(element);
  // At the window, before React's own listener handles the same event.
  for (const touch of touches) window.addEventListener(touch, openIfInside, { capture: true, passive: true });
  return end;
}
