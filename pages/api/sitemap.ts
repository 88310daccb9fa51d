import { freshFor, sendFile } from '../../deploy/site/sendFile';
import { loadSitemap } from '../../store/sitemap/pageProps';

export default sendFile({
  type: 'application/xml; charset=utf-8',
  cacheControl: freshFor(300),
  make: ({ locale }) => loadSitemap(Date.now(), locale),
});

/** A language with thousands of articles is larger than the 4 MB from which Next warns. */
export const config = { api: { responseLimit: false } };
