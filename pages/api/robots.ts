import { freshFor, sendFile } from '../../deploy/site/sendFile';
import { robotsText } from '../../deploy/site/robots';
import { parseEnvironment } from '../../services/http/environment';

export default sendFile({
  type: 'text/plain; charset=utf-8',
  cacheControl: freshFor(3600),
  make: () => robotsText(parseEnvironment(process.env.SITE_ENVIRONMENT)),
});
