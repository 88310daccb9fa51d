import { useEffect, useRef, useState } from 'react';

/** How long a button says that it copied, in ms. */
const saysSoMs = 2500;

/**
 * Copies a text at a press. Where the browser does not let the page, as on an address without https, it selects the
 * element with the text instead, for the reader to copy.
 */
export function useCopy(text: string) {
  const ref = useRef<HTMLElement>(null);
  const [state, setState] = useState<'idle' | 'copied' | 'selected'>('idle');

  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), saysSoMs);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = () =>
    void writeClipboard(text).then(
      () => setState('copied'),
      () => {
        if (ref.current) getSelection()?.selectAllChildren(ref.current);
        setState('selected');
      },
    );

  return { ref, state, copy };
}

async function writeClipboard(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
