/** Ids of videos are exactly this long (spec 5, spec 9). */
const videoIdLength = 11;

const idPattern = /(?:youtu\.be\/|[?&]v=|\/(?:embed|shorts|live|v)\/)([^#&?/]+)/;

/** The id in a video's link; null where the link is no video's, which is when the id is not exactly 11 characters. */
export function videoIdOf(url: string): string | null {
  const id = idPattern.exec(url)?.[1];
  return id?.length === videoIdLength ? id : null;
}
