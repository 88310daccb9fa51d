import { sendFile } from '../../deploy/site/sendFile';
import { parseEnvironment } from '../../services/http/environment';

/** What a browser reads that opens a club of this machine at another address (next.config.js). */
export default sendFile({
  type: 'text/plain; charset=utf-8',
  cacheControl: 'no-store',
  make: () => {
    const { siteUrl } = parseEnvironment(process.env.SITE_ENVIRONMENT);
    return `This club is set up for ${siteUrl}; to open it at this address, start it again with SITE_URL set to it.\n`;
  },
});
