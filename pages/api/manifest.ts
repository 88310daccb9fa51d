import { freshFor, sendFile } from '../../deploy/site/sendFile';
import { webManifest } from '../../deploy/site/webManifest';

/** The web app manifest, which the head of every page names. */
export default sendFile({
  type: 'application/manifest+json; charset=utf-8',
  cacheControl: freshFor(3600),
  make: () => JSON.stringify(webManifest),
});
