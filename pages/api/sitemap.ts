import { answerFile } from '../../deploy/site/sendFile';
import { loadSitemap } from '../../store/sitemap/pageProps';

/** `/sitemap.xml`: all visitor pages and articles, in all languages. */
export default answerFile({
  type: 'application/xml; charset=utf-8',
  maxAge: 300,
  make: () => loadSitemap(Date.now()),
});
