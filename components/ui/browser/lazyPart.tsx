import { type ComponentType, lazy, useState } from 'react';
import { loadPart } from './loadPart';

/** Loads the code of all parts. Tests do so before they render, because they do not wait. */
export const lazyParts: (() => Promise<unknown>)[] = [];

/**
 * The component of a file as one that loads when it is first rendered: `lazyPart(() => import('./News').then((m) => m.News))`.
 * The server renders it too. Put it into an `Island`, which keeps the server's HTML until the code is there: `islandPart` does.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => {
    loaded = await loadPart(load);
    return { default: loaded };
  };
  lazyParts.push(loadOnce);
  const Later = lazy(loadOnce);
  return function LazyPart(props: Props) {
    const [Part] = useState<ComponentType<Props>>(() => loaded ?? Later);
    return <Part {...props} />;
  };
}
