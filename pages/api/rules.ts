import { ruleFeed } from '../../components/rules/ruleFeed';
import { freshFor, sendFile } from '../../deploy/site/sendFile';

export default sendFile({
  type: 'application/atom+xml; charset=utf-8',
  cacheControl: freshFor(300),
  make: ({ locale }) => ruleFeed(locale),
});
