import { defineEndpoint } from '../http/endpoint';
import * as read from '../http/parse';

export const readIpLocation = read.unlessError(
  read.object({
    /** Two letters, upper case. */
    countryCode: read.mapped(read.string, (code) => code.toUpperCase()),
  }),
);

/** A response with an errorCode rejects. */
export const getIpLocation = defineEndpoint('account.getIpLocation', 'GET', {
  path: '/v2/profiles/me/iplocation',
  auth: 'none',
  parse: readIpLocation,
});
