import type { Page } from '@playwright/test';
import { z } from 'zod';

const shiftsSchema = z.array(z.object({ part: z.string(), isInMain: z.boolean() }));

/** What the layout has shifted since `watchShifts` without a press: each part as its text and its places before and after. */
export const layoutShifts = async (page: Page): Promise<z.output<typeof shiftsSchema>> =>
  shiftsSchema.parse(await page.evaluate(() => Reflect.get(window, 'layoutShifts') as unknown));

/** Runs in the browser. */
export function watchShifts(): void {
  const shifts: z.output<typeof shiftsSchema> = [];
  const isShift = (entry: PerformanceEntry): entry is ShiftEntry => 'sources' in entry;
  Object.assign(window, { layoutShifts: shifts });
  new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries().filter(isShift))
      for (const { node, previousRect, currentRect } of sources)
        shifts.push({
          part: `${node?.textContent} ${JSON.stringify([previousRect, currentRect])}`,
          isInMain: document.querySelector('main')?.contains(node) ?? false,
        });
  }).observe({ type: 'layout-shift' });
}

/** Missing in TypeScript's types of the DOM. */
interface ShiftEntry extends PerformanceEntry {
  sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}
