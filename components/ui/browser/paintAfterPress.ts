/** Maximum wait for a frame, in ms: a page in the background paints none. */
const longestWaitMs = 100;

/**
 * Resolves once the answer to the reader's press is painted: at once where there was none in the last seconds. What comes
 * after it, such as requests for code, would keep the page from painting.
 */
export async function paintAfterPress(): Promise<void> {
  if (!wasPressed()) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, longestWaitMs);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(resolve);
    });
  });
}

/** Servers and older browsers report no presses. */
const wasPressed = () =>
  typeof navigator !== 'undefined' && 'userActivation' in navigator && navigator.userActivation.isActive;
