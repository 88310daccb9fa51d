/** Does nothing. Without this file, the build would take the club's, because the packages' folder is its root. */
export function register(): void {
  return undefined;
}
