import {
  Activity,
  type ComponentType,
  memo,
  type PropsWithChildren,
  use,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { unstable_getCurrentPriorityLevel, unstable_IdlePriority } from 'scheduler';
import { usePlace } from '../navigation/usePlace';
import { loadPart } from '../ui/browser/loadPart';

/** How far from the window a part is hydrated, so that it works when the reader gets there. */
const nearView = '400px 0px';

/** What a reader does with a part before it is hydrated. React hydrates the part first and handles the event afterwards. */
const touches = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'click', 'change', 'mouseover'] as const;

/** Code that is loaded once, when the first part that needs it is hydrated. */
interface Code {
  isLoaded: () => boolean;
  /** After a deploy it loads the page again where the code was removed. */
  load: () => Promise<unknown>;
  /** Rejects where the code was removed. */
  tryToLoad: () => Promise<unknown>;
}

interface IslandProps {
  /** The code of the part, where it is a file of its own. */
  code?: Code;
}

/**
 * A part of a prerendered page whose HTML the browser shows from the start, and which is hydrated when it comes near the
 * window, when the reader touches it, or when an update reaches it. Until then it costs the page nothing. On a page
 * rendered in the browser it shows its content at once.
 */
export function Island({ code, children }: PropsWithChildren<IslandProps>) {
  // The HTML's links have no nav=0 and no prefix for English. Where the address has one, the part renders again, and so
  // hydrates: in a render of its own, because the rest of the page must not wait for the code of the part.
  const { prefix, isEmbedded } = usePlace();
  const place = useDeferredValue(`${prefix} ${isEmbedded}`);
  const [gate] = useState(() => createGate(code));
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (ref.current !== null && typeof IntersectionObserver !== 'undefined')
      return openWhenNeeded(ref.current, gate.open, code);
  }, [gate, code]);
  return (
    <div ref={ref} data-island="">
      <PartAt gate={gate} place={place}>
        {children}
      </PartAt>
    </div>
  );
}

interface PartAtProps {
  gate: Gate;
  place: string;
}

/** Memoized, because only a change of the place or of the part itself needs the part. */
const PartAt = memo(({ gate, children }: PropsWithChildren<PartAtProps>) => (
  <Activity>
    <Gated gate={gate}>{children}</Gated>
  </Activity>
));
PartAt.displayName = 'PartAt';

/** The code of all islands. Tests load it before they render, because they do not wait. */
export const lazyCode: Code[] = [];

/**
 * The component of a file as an island: `lazyIsland(() => import('./News').then((module) => module.News))`. The server renders
 * it, and a browser loads its code when it hydrates it.
 */
export function lazyIsland<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  let attempt: Promise<ComponentType<Props>> | undefined;
  const keep = (component: ComponentType<Props>) => {
    Loaded = component;
  };
  const loadOnce = () =>
    (attempt ??= load().catch((error: unknown) => {
      attempt = undefined;
      throw error;
    }));
  const code = {
    isLoaded: () => Loaded !== undefined,
    load: () => (loading ??= loadPart(loadOnce).then(keep)),
    tryToLoad: () => loadOnce().then(keep),
  };
  lazyCode.push(code);
  const Part = (props: Props) => Loaded && <Loaded {...props} />;
  return function LazyIsland(props: Props) {
    return (
      <Island code={code}>
        <Part {...props} />
      </Island>
    );
  };
}

interface Gate {
  /** What a render of the part waits for. */
  visit: (isPrerendered: boolean) => Promise<void>;
  open: () => void;
}

/**
 * Holds back the renders over prerendered HTML that React makes in idle time without a reason: more than one, where something
 * else has interrupted the first. A render of any other priority means that an update or an event needs the part. Where
 * nothing can be observed, as on the server, it is open. It opens once the code is there.
 */
function createGate(code: Code | undefined): Gate {
  let resolve = () => {};
  let reject: (error: unknown) => void = () => {};
  const opened = new Promise<void>((resolveOpened, rejectOpened) => {
    resolve = resolveOpened;
    reject = rejectOpened;
  });
  const openNow = () => {
    // `use` reads the status of a promise that is settled, and then does not wait for a microtask.
    void Object.assign(opened, { status: 'fulfilled', value: undefined });
    resolve();
  };
  const open = () => {
    if (!code || code.isLoaded()) openNow();
    // Without its code a part can still be read: only a press or a choice in it loads the page again.
    else code.tryToLoad().then(openNow, () => undefined);
  };
  return {
    visit: (isPrerendered) => {
      // Without HTML of the server there is nothing to read meanwhile.
      if (code && !code.isLoaded() && !isPrerendered) code.load().then(openNow, reject);
      else if (!isIdle() || !isPrerendered || typeof IntersectionObserver === 'undefined') open();
      return opened;
    },
    open,
  };
}

/** Whether React renders in idle time. */
const isIdle = () => unstable_getCurrentPriorityLevel() === unstable_IdlePriority;

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
function openWhenNeeded(element: HTMLElement, open: () => void, code: Code | undefined): () => void {
  const end = () => {
    observer.disconnect();
    for (const touch of touches) window.removeEventListener(touch, openIfInside, true);
  };
  const openNow = () => {
    open();
    if (!code || code.isLoaded()) end();
    else {
      observer.disconnect();
      code.tryToLoad().then(end, () => undefined);
    }
  };
  const openIfInside = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element && element.contains(target))) return;
    openNow();
    if (!code || code.isLoaded()) return;
    if (event.type === 'click') repeatPress(event, target, code);
    if (event.type === 'change') repeatChoice(event, target, code);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      openNow();
    },
    { rootMargin: nearView },
  );
  observer.observe(element);
  // At the window, before React's own listener handles the same event.
  for (const touch of touches)
    window.addEventListener(touch, openIfInside, { capture: true, passive: touch !== 'click' });
  return end;
}

/** Repeats a press on a link or a button once the code that answers is there. Without its code, a link opens as any other. */
function repeatPress(event: Event, target: Element, code: Code): void {
  const link = target.closest('a');
  const button = target.closest('button');
  if (link ? isForBrowser(event, link) : !button) return;
  event.preventDefault();
  event.stopPropagation();
  if (link)
    code.tryToLoad().then(
      () => link.click(),
      () => window.location.assign(link.href),
    );
  else
    code.load().then(
      () => button?.click(),
      () => undefined,
    );
}

/** Reports a choice in a field again once the code that answers is there. The field keeps it. */
function repeatChoice(event: Event, target: Element, code: Code): void {
  event.stopPropagation();
  code.load().then(
    () => target.dispatchEvent(new Event('change', { bubbles: true })),
    () => undefined,
  );
}

/** Whether the press opens another tab, window or site. */
const isForBrowser = (event: Event, { target, origin }: HTMLAnchorElement) =>
  target !== '' ||
  origin !== window.location.origin ||
  (event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey));
