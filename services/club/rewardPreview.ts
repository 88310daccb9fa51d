import * as read from '../http/parse';

const kinds = ['image', 'audio'] as const;

/** What shows a reward itself: a large picture, or a sample of its sound. */
export interface RewardPreview {
  kind: (typeof kinds)[number];
  url: string;
  /** Of the picture itself, in pixels, if the services tell them; `url` may have it smaller. */
  width: number | null;
  height: number | null;
  alt: string;
}

const readFields = read.object({
  kind: read.optionalText,
  url: read.link,
  width: read.orNull(read.number),
  height: read.orNull(read.number),
  alt: read.text,
});

/** Null without one, and for a kind that the site cannot show. */
export const readRewardPreview: read.Reader<RewardPreview | null> = read.mapped(read.orNull(readFields), (found) => {
  const kind = kinds.find((known) => known === found?.kind);
  return found?.url && kind ? { ...found, kind, url: found.url } : null;
});
