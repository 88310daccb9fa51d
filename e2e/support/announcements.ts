import type { Page } from '@playwright/test';
import { z } from 'zod';

/** Records from now on what the live regions of a page announce to a screen reader, also on the pages after it. */
export const recordAnnouncements = (page: Page) => page.addInitScript(record);

/** The announcements since the last reload, in order. */
export const announcementsIn = async (page: Page): Promise<string[]> =>
  z.array(z.string()).parse(await page.evaluate('window.announcements'));

/** Runs in the page, so it uses nothing from outside the function. */
function record(): void {
  const regions = '[role="status"], [role="alert"], [aria-live]';
  const announcements: string[] = [];
  Object.assign(window, { announcements });
  new MutationObserver((mutations) => {
    const changed = new Set<Element>();
    for (const { target, addedNodes } of mutations) {
      const around = (target instanceof Element ? target : target.parentElement)?.closest(regions);
      if (around) changed.add(around);
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        for (const region of [node, ...node.querySelectorAll('*')]) if (region.matches(regions)) changed.add(region);
      }
    }
    for (const region of changed) {
      const text = region.textContent.trim();
      if (text !== '' && region.checkVisibility() && region.getAttribute('aria-live') !== 'off')
        announcements.push(text);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}
