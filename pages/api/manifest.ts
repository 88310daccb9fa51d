import { freshFor, sendFile } from '../../deploy/site/sendFile';
import { webManifest } from '../../deploy/site/webManifest';

export default sendFile({
  type: 'application/manifest+json; charset=utf-8',
  cacheControl: freshFor(3600),
  make: () => JSON.stringify(webManifest),
});
