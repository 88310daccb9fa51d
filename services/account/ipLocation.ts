import { defineEndpoint } from '../http/endpoint';
import { mapped, readObject, readString, unlessError } from '../http/parse';

export interface IpLocation {
  /** Two letters, upper case. */
  countryCode: string;
}

export const readIpLocation = unlessError(
  readObject<IpLocation>((field) => ({
    countryCode: field(
      'countryCode',
      mapped(readString, (code) => code.toUpperCase()),
    ),
  })),
);

/** The visitor's country by IP address; a response with an errorCode rejects. */
export const getIpLocation = defineEndpoint<null, IpLocation>({
  name: 'account.getIpLocation',
  method: 'GET',
  path: () => '/v2/profiles/me/iplocation',
  auth: 'none',
  parse: readIpLocation,
});
