/*
 * The addresses among the settings that next.config.js compiled in, without the parser of all settings (environment.ts).
 * Without them (tests, scripts) a laptop's hold.
 */

/** For absolute addresses: canonical links, shared pictures. */
export const siteUrl = process.env.SITE_ADDRESS ?? 'http://localhost:3000';

export const servicesUrl = process.env.SERVICES_ADDRESS ?? 'http://localhost:4000';

/** Address of the publisher's other sites, with `{site}` for the name of one. */
export const publisherUrl = process.env.PUBLISHER_ADDRESS ?? 'http://localhost:4000/publisher/{site}';
