/**
 * Pictures that are not files of `content/pictures` but at a public address of the publisher's, by the name that the file
 * would have: `{ 'rewards/moongate/lake-chart.avif': 'https://cdn.publisher.example/lake-chart.webp' }`. The site's
 * `img-src` (deploy/site/securityHeaders.ts) has to allow their host.
 */
export const pictureAddresses: Readonly<Partial<Record<string, string>>> = {};
