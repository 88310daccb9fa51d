import { messageSource, type BridgeMessage, type WidgetMessage } from '../protocol';

/** Origin of the site that this page serves: the platform wrote it down after checking it. */
export const siteOrigin = document.body.dataset.origin ?? '';

export function postToSite(message: WidgetMessage | BridgeMessage): void {
  if (window.parent === window || !siteOrigin) return;
  window.parent.postMessage({ source: messageSource, ...message }, siteOrigin);
}
