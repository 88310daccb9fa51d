import { answerFile } from '../../deploy/site/sendFile';
import { loadSitemap } from '../../store/sitemap/pageProps';

/** `/sitemap.xml`: every page for visitors and every article, in every language. */
export default answerFile({
  type: 'application/xml; charset=utf-8',
  maxAge: 300,
  make: () => loadSitemap(Date.now()),
});
