import {
  Activity,
  type ComponentType,
  Fragment,
  lazy,
  memo,
  type PropsWithChildren,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import Router from 'next/router';
import { defaultLocale } from '../../services/locale/supportedLocales';
import { neverChanges, usePlace } from '../navigation/usePlace';
import { lazyPart } from '../ui/browser/lazyPart';
import { onceIdle } from '../ui/browser/onceIdle';

/** How far from the window a part is hydrated, so that it works when the reader gets there. */
const nearView = '400px 0px';

const touches = ['pointerover', 'pointerdown', 'focusin', 'click', 'change', 'input'] as const;

interface IslandProps {
  /** When the part is hydrated at the latest: once it is near the window, or once the browser is idle. */
  hydrate: 'visible' | 'idle';
}

/**
 * The component of a file as an island whose code loads when it is hydrated, once it is near the window:
 * `islandPart(() => import('./News').then((module) => module.News))`.
 */
export function islandPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazyPart(load);
  return function IslandPart(props: Props) {
    return (
      <Island hydrate="visible">
        <Part {...props} />
      </Island>
    );
  };
}

/**
 * A part of a prerendered page whose HTML the browser shows from the start, and which is hydrated later: by its strategy, or
 * when the reader touches it, or before the address or its content changes. On a page rendered in the browser it shows its
 * content at once.
 */
export function Island({ hydrate, children }: PropsWithChildren<IslandProps>) {
  const [hydration] = useState(createHydration);
  const ref = useRef<HTMLDivElement>(null);
  useHydrationStart(hydration, ref, hydrate);
  const content = useOnceHydrated(children, hydration);
  return (
    <div ref={ref}>
      <Boundary hydration={hydration}>{content}</Boundary>
    </div>
  );
}

/**
 * React hydrates an Activity by itself, in idle time, and keeps its HTML while something in it is not ready. Memoized, because an
 * update that reaches it before would replace the HTML.
 */
const Boundary = memo(({ hydration, children }: PropsWithChildren<{ hydration: Hydration }>) => (
  <Activity>
    <Part hydration={hydration}>{children}</Part>
  </Activity>
));
Boundary.displayName = 'Boundary';

/** The content of the HTML until it is hydrated: a change would replace the HTML. Then the present content. */
function useOnceHydrated(children: ReactNode, { start, ended }: Hydration): ReactNode {
  const [inHtml] = useState(children);
  const isOverHtml = useIsOverHtml();
  const [isHydrated, setIsHydrated] = useState(!isOverHtml);
  useEffect(() => {
    if (!isHydrated) void ended.then(() => setIsHydrated(true));
  }, [ended, isHydrated]);
  useEffect(() => {
    if (children !== inHtml) start();
  }, [children, inHtml, start]);
  return isHydrated ? children : inHtml;
}

type Hydration = ReturnType<typeof createHydration>;

function createHydration() {
  const [started, start] = createSignal();
  const [ended, end] = createSignal();
  /** Holds its children back until `start`. */
  const Started = lazy(() => started.then(() => ({ default: Children })));
  return { Started, start, ended, end };
}

const Children = ({ children }: PropsWithChildren) => children;

function createSignal(): readonly [Promise<void>, () => void] {
  let give = () => {};
  const signal = new Promise<void>((resolve) => {
    give = resolve;
  });
  return [signal, give];
}

/** Whether the browser renders over the HTML of the server, and knows what is near. */
const useIsOverHtml = () =>
  useSyncExternalStore(
    neverChanges,
    () => false,
    () => typeof IntersectionObserver !== 'undefined',
  );

/** Over the HTML of the server, it renders what it holds once hydration has started. */
function Part({ hydration: { Started, end }, children }: PropsWithChildren<{ hydration: Hydration }>) {
  const isOverHtml = useIsOverHtml();
  const [Content] = useState(() => (isOverHtml ? Started : Fragment));
  useEffect(end, [end]);
  return <Content>{children}</Content>;
}

function useHydrationStart(hydration: Hydration, ref: RefObject<HTMLElement | null>, hydrate: IslandProps['hydrate']) {
  // The links in the HTML have no nav=0, and no prefix for English.
  const { prefix, isEmbedded } = usePlace();
  const areLinksOther = isEmbedded || prefix === defaultLocale;
  useEffect(() => {
    const { current: element } = ref;
    if (element === null || typeof IntersectionObserver === 'undefined') return;
    if (areLinksOther) {
      hydration.start();
      return;
    }
    const ends = [
      hydrate === 'idle' ? onceIdle(hydration.start) : onceNear(element, hydration.start),
      onceTouched(element, hydration),
    ];
    // The change renders again what depends on the address.
    Router.events.on('routeChangeStart', hydration.start);
    const stop = () => {
      for (const end of ends) end();
      Router.events.off('routeChangeStart', hydration.start);
    };
    void hydration.ended.then(stop);
    return stop;
  }, [hydration, ref, hydrate, areLinksOther]);
}

/** Calls back once the element is near the window. Returns a function that ends the wait. */
function onceNear(element: HTMLElement, callback: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) callback();
    },
    { rootMargin: nearView },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * Starts at the reader's first touch, and repeats a press, a choice or a text that came before the end. Returns a function that
 * stops it.
 */
function onceTouched(element: HTMLElement, { start, ended }: Hydration): () => void {
  for (const field of element.querySelectorAll('input')) {
    if (field.value === field.defaultValue) continue;
    start();
    void typeAgain(field, ended);
  }
  for (const field of element.querySelectorAll('select')) {
    // Only the HTML of the server says which option it chose.
    const inHtml = field.querySelector('option[selected]');
    if (inHtml === null || inHtml === field.selectedOptions[0]) continue;
    start();
    void chooseAgain(field, ended);
  }
  const onTouch = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element && element.contains(target))) return;
    start();
    if (event.type === 'input' && target instanceof HTMLInputElement) {
      void typeAgain(target, ended);
      return;
    }
    if (event.type === 'change' && target instanceof HTMLSelectElement) {
      void chooseAgain(target, ended);
      return;
    }
    // Other links work without a script.
    const button = event.type === 'click' ? target.closest<HTMLElement>('button, [role=button]') : null;
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    void ended.then(() => button.click());
  };
  // At the window, before React's own listener, which stops what it cannot answer yet.
  for (const touch of touches) window.addEventListener(touch, onTouch, true);
  return () => {
    for (const touch of touches) window.removeEventListener(touch, onTouch, true);
  };
}

/** React empties a field that it hydrates. It hears of a text that it has not set itself. */
async function typeAgain(field: HTMLInputElement, ended: Promise<void>): Promise<void> {
  const { value } = field;
  await ended;
  Reflect.set(HTMLInputElement.prototype, 'value', value, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** React sets the choice back as soon as it renders a hydrated field again. */
async function chooseAgain(field: HTMLSelectElement, ended: Promise<void>): Promise<void> {
  const { value } = field;
  await ended;
  field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
