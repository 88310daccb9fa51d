import { answerFile } from '../../components/shell/answerFile';
import { robotsText } from '../../components/shell/robots';
import { parseEnvironment } from '../../services/http/environment';

/** `/robots.txt`. */
export default answerFile({
  type: 'text/plain; charset=utf-8',
  maxAge: 3600,
  make: () => robotsText(parseEnvironment(process.env.SITE_ENVIRONMENT)),
});
