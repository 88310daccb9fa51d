const actions = ['scroll', 'pointerdown', 'keydown'] as const;

/** Maximum wait for an idle period once the page has loaded, in ms. */
const longestWaitMs = 5_000;

/**
 * Calls back once: when the page has loaded and is idle, or as soon as the reader does something. Returns a function that
 * ends the wait.
 */
export function onceIdle(callback: () => void): () => void {
  let isWaiting = true;
  const end = () => {
    isWaiting = false;
    window.removeEventListener('load', callWhenIdle);
    for (const action of actions) window.removeEventListener(action, callSoon, true);
  };
  const call = () => {
    if (!isWaiting) return;
    end();
    callback();
  };
  // In a task of its own, so that what the reader did is answered first.
  const callSoon = () => void setTimeout(call, 0);
  const callWhenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(call, { timeout: longestWaitMs });
    else setTimeout(call, 1);
  };
  for (const action of actions) window.addEventListener(action, callSoon, { capture: true, passive: true });
  if (document.readyState === 'complete') callWhenIdle();
  else window.addEventListener('load', callWhenIdle);
  return end;
}
