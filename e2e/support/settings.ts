import { localKeysFile } from '../../platform/play/localKeys';
import { readPort } from '../../services/http/environment';

/** Ports of the copy under test; not the usual ones, so that a running club is not disturbed. */
export const e2ePorts = {
  site: readPort(process.env, 'PORT', 3170),
  platform: readPort(process.env, 'PLATFORM_PORT', 4170),
};

export const siteUrl = `http://localhost:${e2ePorts.site}`;
export const platformUrl = `http://localhost:${e2ePorts.platform}`;

/** A page of another site, which may frame the site under test: as the publisher's desktop app may. */
export const embedderUrl = `http://127.0.0.1:${e2ePorts.site + 1}`;

/** The keys of games that the platform under test has written. */
export const keysFile = localKeysFile(e2ePorts.platform);
