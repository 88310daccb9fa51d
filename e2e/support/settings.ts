import { localKeysFile } from '../../platform/keys/localKeys';
import { readPort } from '../../services/http/environment';

/** Ports of the copy under test; not the usual ones, so that a running club is not disturbed. */
export const e2ePorts = {
  site: readPort(process.env, 'PORT', 3170),
  platform: readPort(process.env, 'PLATFORM_PORT', 4170),
};

export const siteUrl = `http://localhost:${e2ePorts.site}`;
export const platformUrl = `http://localhost:${e2ePorts.platform}`;

/** The keys of games that the platform under test has written. */
export const keysFile = localKeysFile(e2ePorts.platform);

/** Lets Chromium run as root in a container, without background traffic, and with a process a site as with windows. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--site-per-process',
];
