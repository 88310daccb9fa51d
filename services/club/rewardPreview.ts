import * as read from '../http/parse';

const kinds = ['image', 'audio'] as const;

const readFields = read.object({
  kind: read.optionalText,
  url: read.link,
  /** Of the picture itself, in pixels, if the services tell them; `url` may have it smaller. */
  width: read.orNull(read.number),
  height: read.orNull(read.number),
  alt: read.text,
});

/** Null without one, and for a kind that the site cannot show. */
export const readRewardPreview = read.mapped(read.orNull(readFields), (found) => {
  const kind = kinds.find((known) => known === found?.kind);
  return found?.url && kind ? { ...found, kind, url: found.url } : null;
});

/** What shows a reward itself: a large picture, or a sample of its sound. */
export type RewardPreview = NonNullable<ReturnType<typeof readRewardPreview>>;
