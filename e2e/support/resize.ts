import type { Page } from '@playwright/test';

/** Rarely, Chromium never draws again where a window gets another size before it has drawn the one before. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(() => new Promise((resolve) => void requestAnimationFrame(resolve)));
}
