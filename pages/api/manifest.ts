import { answerFile } from '../../components/shell/answerFile';
import { webManifest } from '../../components/shell/webManifest';

/** `/manifest.webmanifest`. */
export default answerFile({
  type: 'application/manifest+json; charset=utf-8',
  maxAge: 3600,
  make: () => JSON.stringify(webManifest),
});
