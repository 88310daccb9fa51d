import { z } from 'zod';
import { countryName } from '../../../domain/accounts/countries';
import { clientAddress, knownCountry } from '../../kernel/clientAddress';
import type { ServiceContext } from '../../../serviceContext';
import { openOperation } from '../../kernel/operation';

const located = z.object({
  ip: z.string(),
  countryCode: z.string(),
  countryName: z.string(),
  regionCode: z.string(),
  regionName: z.string(),
  city: z.string(),
  continentCode: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  timeZone: z.string(),
});
const unknown = z.object({ errorCode: z.int(), message: z.string() });

/** `GET /v2/profiles/me/iplocation`: where a visitor is; no ticket (wire, Account). */
export const ipLocation = (services: ServiceContext) => [
  openOperation('GET', '/v2/profiles/me/iplocation', {
    id: 'getIpLocation',
    summary: 'Where the caller is; an address that nobody knows gives an errorCode, with status 200.',
    response: z.union([located, unknown]),
    handle: ({ c }) => {
      const countryCode = knownCountry(c, services);
      // Clients expect 200 with an errorCode here.
      if (countryCode === null) return { errorCode: 1003, message: 'The address has no known location.' };
      return {
        ip: clientAddress(c, services),
        countryCode,
        countryName: countryName(countryCode, 'en'),
        regionCode: '',
        regionName: '',
        city: '',
        continentCode: '',
        latitude: null,
        longitude: null,
        timeZone: '',
      };
    },
  }),
];
