/**
 * Pictures that are not files of `content/pictures` but at a public address of the publisher's, by the name that the file
 * would have: `{ 'rewards/moongate/lake-chart.avif': 'https://cdn.publisher.example/lake-chart.webp' }`. The site's
 * `img-src` (deploy/site/securityHeaders.ts) has to allow their host.
 */
export const pictureAddresses: Readonly<Partial<Record<string, string>>> = {};

export interface RewardPreview {
  kind: 'image' | 'audio';
  url: string;
  /** Of the picture itself, in pixels; `url` may have it smaller. */
  width?: number;
  height?: number;
  /** In English; `translations/<locale>` has it in other languages. */
  alt?: string;
}

/**
 * A publisher's own large pictures and samples of sound, by game and reward: `{ 'moongate/lake-chart': { kind: 'image', url:
 * 'https://cdn.publisher.example/lake-chart-large.webp', width: 1600, height: 900 } }`. The site's `img-src` or `media-src` has
 * to allow their host.
 */
export const rewardPreviews: Readonly<Partial<Record<string, RewardPreview>>> = {};
