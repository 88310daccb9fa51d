import { z } from 'zod';
import { idInPath } from '../kernel/paths';

/** Both paths of a website operation: the spec's, and the one of released clients (wire, Club). */
export const websitePaths = (name: string): string[] => [
  `/clubwip/v1/profiles/${idInPath}/club/website/${name}`,
  `/v1/profiles/${idInPath}/club/aggregation/website/${name}`,
];

export const consolePath = (name: string) => `/v1/profiles/${idInPath}/club/console/${name}`;

export const sharedPaths = (name: string) => [...websitePaths(name), consolePath(name)];

export const clubPath = (name: string) => `/v1/profiles/${idInPath}/club/${name}`;

export const spaceQuery = z.object({ spaceId: z.guid() });

/** `?spaceId=` of an operation on one game, or on all of the player's games without it. */
export const optionalSpaceQuery = z.object({ spaceId: z.guid().optional() });
