/** The exact length of a video id (spec 5, spec 9). */
const videoIdLength = 11;

const idPattern = /(?:youtu\.be\/|[?&]v=|\/(?:embed|shorts|live|v)\/)([^#&?/]+)/;

/** The id in a video's URL; null where it does not hold an id of exactly 11 characters. */
export function videoIdOf(url: string): string | null {
  const id = idPattern.exec(url)?.[1];
  return id?.length === videoIdLength ? id : null;
}
