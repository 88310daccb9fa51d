import { publisherUrl, servicesUrl, siteUrl } from './addresses';
import { readEnvironment } from './environment';

it('has a laptop’s addresses where none were compiled in', () => {
  expect(readEnvironment({})).toMatchObject({ siteUrl, servicesUrl, publisherUrl });
});
