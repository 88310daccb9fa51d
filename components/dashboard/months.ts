/** So many months from the running one on, as `2026-11`; `now` in ms. */
export function monthsFrom(now: number, count: number): string[] {
  const start = new Date(now);
  return Array.from({ length: count }, (_, i) =>
    new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + i, 1)).toISOString().slice(0, 7),
  );
}
