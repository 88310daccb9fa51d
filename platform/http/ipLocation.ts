import { Hono } from 'hono';
import { countryName, isCountry } from '../domain/accounts/countries';
import { clientAddress, clientCountry } from './clientAddress';
import type { HonoEnv, Platform } from './context';

/** `GET /v2/profiles/me/iplocation`: where a visitor is; no ticket (wire, Account). */
export const ipLocation = (platform: Platform) =>
  new Hono<HonoEnv>().get('/v2/profiles/me/iplocation', (c) => {
    const countryCode = clientCountry(c, platform);
    // Clients want 200 with an errorCode here, and take it for a refusal.
    if (!isCountry(countryCode)) return c.json({ errorCode: 1003, message: 'The address has no known location.' });
    return c.json({
      ip: clientAddress(c, platform),
      countryCode,
      countryName: countryName(countryCode, 'en'),
      regionCode: '',
      regionName: '',
      city: '',
      continentCode: '',
      latitude: null,
      longitude: null,
      timeZone: '',
    });
  });
