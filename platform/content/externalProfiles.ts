import type { ExternalProfileContent } from './types';

/** Profiles of other platforms. The last ones wait to be linked: their tokens are in the README of the calls (/docs). */
export const externalProfiles: ExternalProfileContent[] = [
  {
    platformType: 'psn',
    idOnPlatform: '5170214488',
    nameOnPlatform: 'North_Wind_61',
    token: 'demo-psn-northwind',
    playerKey: 'northwind',
  },
  {
    platformType: 'steam',
    idOnPlatform: '76561198000214488',
    nameOnPlatform: 'northwind',
    token: 'demo-steam-northwind',
    playerKey: 'northwind',
  },
  {
    platformType: 'xbl',
    idOnPlatform: '2535412200091',
    nameOnPlatform: 'Tamsin R',
    token: 'demo-xbl-tamsin',
    playerKey: 'tamsin',
  },
  {
    platformType: 'xbl',
    idOnPlatform: '2535412200417',
    nameOnPlatform: 'Loose Cannon',
    token: 'demo-xbl-waiting',
    playerKey: null,
  },
  {
    platformType: 'nintendo',
    idOnPlatform: 'a4c81e0f',
    nameOnPlatform: 'kite',
    token: 'demo-nintendo-waiting',
    playerKey: null,
  },
];
