import { useEffect, useRef, useState } from 'react';

/** How long the button shows the result, in ms. */
const resultMs = 2500;

export const copyResults = { copied: 'ui.copied', selected: 'ui.selected' } as const;

/**
 * Copies a text to the clipboard. Where the browser does not allow that, for example without https, it selects the
 * element with the text instead.
 */
export function useCopyText<Element extends HTMLElement>(text: string) {
  const ref = useRef<Element>(null);
  const [state, setState] = useState<'idle' | 'copied' | 'selected'>('idle');

  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), resultMs);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      if (ref.current) getSelection()?.selectAllChildren(ref.current);
      setState('selected');
    }
  };

  return { ref, state, copy: () => void copy() };
}
