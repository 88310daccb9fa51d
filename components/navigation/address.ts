import { useRouter } from 'next/router';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { isSupportedLocale } from '../../services/locale/supportedLocales';
import { readSearch } from '../../store/router/rules';
import { useAppStore } from '../../store/support/hooks';
import { paintAfterPress } from '../ui/browser/paintAfterPress';
import { currentEntry, goForward } from './historyEntries';
import { isForRouter } from './keepPage';
import { withoutQuery } from './withoutQuery';

/** Values to write into the query; null removes a key. */
type QueryChange = Readonly<Record<string, string | null>>;

/**
 * How a change is written: with a history entry of its own, without one, or without one after a pause in typing, because
 * browsers limit how often an address may change.
 */
type Writing = 'push' | 'replace' | 'replaceAfterTyping';

const typingPauseMs = 300;

/** The address only: no fetch, no scroll; the address contains the locale already. */
const inPlace = { shallow: true, scroll: false, locale: false } as const;

interface Change {
  next: (address: string) => string;
  write: () => Promise<unknown>;
}

let changes: readonly Change[] = [];
let typed: { change: Change; timer: ReturnType<typeof setTimeout> } | null = null;
let lastWrite: Promise<unknown> = Promise.resolve();
const entriesInPlace = new Set<string>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setChanges(next: readonly Change[]): void {
  changes = next;
  if (changes.length > 0) window.addEventListener('popstate', dropChanges);
  else window.removeEventListener('popstate', dropChanges);
  for (const listener of listeners) listener();
}

/** A change that Back overtakes is never written. */
function dropChanges(): void {
  clearTimeout(typed?.timer);
  typed = null;
  setChanges([]);
}

/** The router writes an address later, so writes take turns. */
function inTurn(write: () => unknown): Promise<unknown> {
  lastWrite = lastWrite.then(write, write);
  return lastWrite;
}

function writeTyped(): void {
  if (typed === null) return;
  clearTimeout(typed.timer);
  void inTurn(typed.change.write);
  typed = null;
}

/**
 * The address for the router to find the page by. It does not see a locale with a query right behind it, and loads the home page in a
 * language as if it were another document.
 */
const pageOf = (address: string) =>
  address.replace(/^\/([\w-]+)(?=\?)/, (path, locale: string) => (isSupportedLocale(locale) ? '/' : path));

const currentAddress = () => window.location.pathname + window.location.search + window.location.hash;

export function withQuery(address: string, values: QueryChange): string {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? [];
  const isKept = (part: string) => part !== '' && ![...new URLSearchParams(part).keys()].some((key) => key in values);
  const written = Object.entries(values).flatMap(([key, value]) =>
    value === null ? [] : [new URLSearchParams({ [key]: value }).toString()],
  );
  const query = [...search.slice(1).split('&').filter(isKept), ...written].join('&');
  return path + (query && `?${query}`) + hash;
}

/**
 * The query of the address, and a function that changes the address of the page. A change shows at once; the router writes it
 * after the page is painted, because its work would delay the paint on a slow phone. It is dropped if Back is pressed or another
 * page is opened before. Nothing loads and no page view is counted. The query is empty until the page is hydrated, because
 * prerendered HTML has none. The promise resolves when the change is written or dropped.
 */
export function useAddress() {
  const router = useRouter();
  const store = useAppStore();
  const search = useSyncExternalStore(
    subscribe,
    () => searchOf(changes.reduce((address, { next }) => next(address), router.asPath)),
    () => '',
  );
  const query = useMemo(() => readSearch(search), [search]);
  const change = useCallback(
    (values: QueryChange | Change['next'], writing: Writing = 'replace'): Promise<unknown> => {
      const pageInView = () => withoutQuery(store.getState().router.changingTo ?? window.location.pathname);
      const page = pageInView();
      const painted = paintAfterPress();
      const earlier = writing === 'replaceAfterTyping' ? typed?.change : undefined;
      const own = typeof values === 'function' ? values : (address: string) => withQuery(address, values);
      const added: Change = {
        next: (address) => own(earlier ? earlier.next(address) : address),
        write: async () => {
          await painted;
          if (!changes.includes(added)) return;
          const from = currentAddress();
          const to = pageInView() === page ? added.next(from) : from;
          const isPush = writing === 'push';
          try {
            const isWritten = to !== from && (await router[isPush ? 'push' : 'replace'](pageOf(to), to, inPlace));
            const entry = currentEntry();
            if (isWritten && isPush && entry !== null) entriesInPlace.add(entry);
          } finally {
            setChanges(changes.filter((change) => change !== added));
          }
        },
      };
      if (writing !== 'replaceAfterTyping') writeTyped();
      setChanges([...changes.filter((change) => change !== earlier), added]);
      if (writing !== 'replaceAfterTyping') return inTurn(added.write);
      clearTimeout(typed?.timer);
      typed = { change: added, timer: setTimeout(writeTyped, typingPauseMs) };
      return Promise.resolve();
    },
    [router, store],
  );
  return { query, change };
}

export const searchOf = (address: string) => /\?[^#]*/.exec(address)?.[0] ?? '';

/** A query parameter with a fixed set of values. The first value is the default and is not written to the address. */
export function useQueryChoice<const Value extends string>(
  name: string,
  values: readonly [Value, ...Value[]],
): readonly [value: Value, choose: (value: Value) => void] {
  const { query, change } = useAddress();
  const [defaultValue] = values;
  const current = values.find((value) => value === query.get(name)) ?? defaultValue;
  return [current, (value) => void change({ [name]: value === defaultValue ? null : value })];
}

export function useQueryText(name: string): readonly [text: string, setText: (text: string) => void] {
  const { query, change } = useAddress();
  return [query.get(name) ?? '', (text) => void change({ [name]: text === '' ? null : text }, 'replaceAfterTyping')];
}

/**
 * A dialog that a query parameter opens; its value names what the dialog shows. Opening it adds a history entry, so that Back closes it.
 * `close` goes back to the entry below if the dialog was opened on this page, else it removes the parameter, so that no entry
 * leads nowhere.
 */
export function useAddressDialog(key: string) {
  const { query, change } = useAddress();
  const { back, beforePopState } = useRouter();
  const store = useAppStore();
  const isOpen = query.has(key);
  const open = useCallback(
    (value: string) => void change({ [key]: value }, isOpen ? 'replace' : 'push'),
    [change, key, isOpen],
  );
  const close = useCallback(
    () =>
      void inTurn(() => {
        if (!readSearch(window.location.search).has(key)) return;
        if (!entriesInPlace.has(currentEntry() ?? '')) return void change({ [key]: null });
        const entry = currentEntry();
        // The browser goes back later. The router would stop a page that the reader opens meanwhile, for the one below.
        beforePopState((below) => {
          beforePopState(isForRouter);
          // That page had its entry already, so Back led from it to the dialog's.
          const isOvertaken = currentEntry() === entry;
          if (isOvertaken) goForward();
          return !isOvertaken && !store.getState().router.isChanging && isForRouter(below);
        });
        back();
      }),
    [back, beforePopState, change, key, store],
  );
  return { value: query.get(key), open, close };
}
