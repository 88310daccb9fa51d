import { answerFile } from '../../deploy/site/sendFile';
import { webManifest } from '../../deploy/site/webManifest';

/** `/manifest.webmanifest`. */
export default answerFile({
  type: 'application/manifest+json; charset=utf-8',
  maxAge: 3600,
  make: () => JSON.stringify(webManifest),
});
