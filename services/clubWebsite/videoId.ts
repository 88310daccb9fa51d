/** Spec 5, spec 9. */
const videoIdLength = 11;

const idPattern = /(?:youtu\.be\/|[?&]v=|\/(?:embed|shorts|live|v)\/)([^#&?/]+)/;

export function videoIdOf(url: string): string | null {
  const id = idPattern.exec(url)?.[1];
  return id?.length === videoIdLength ? id : null;
}
