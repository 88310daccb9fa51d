/** What `read` finds in the browser's storage; null if storage is blocked, or what it has cannot be read. */
export function withStorage<Found>(read: () => Found): Found | null {
  try {
    return read();
  } catch {
    return null;
  }
}
