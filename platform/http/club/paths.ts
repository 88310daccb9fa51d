import type { Context } from 'hono';
import { z } from 'zod';
import type { HonoEnv } from '../kernel/honoEnv';
import { idInPath } from '../kernel/paths';
import { ownProfile } from '../kernel/ticket';

/** Both addresses of a website call: the spec's, and the one that released clients use (wire, Club). */
export const websitePaths = (name: string): string[] => [
  `/clubwip/v1/profiles/${idInPath}/club/website/${name}`,
  `/v1/profiles/${idInPath}/club/aggregation/website/${name}`,
];

export const consolePath = (name: string) => `/v1/profiles/${idInPath}/club/console/${name}`;

/** A call that the website and the console make alike. */
export const sharedPaths = (name: string) => [...websitePaths(name), consolePath(name)];

export const clubPath = (name: string) => `/v1/profiles/${idInPath}/club/${name}`;

/** The profile that a path is about: always the caller's own. */
export const profileOf = (c: Context<HonoEnv>) => ownProfile(c.get('caller'), c.req.param('id') ?? 'me');

/** `?spaceId=` of a call about one game. */
export const spaceQuery = z.object({ spaceId: z.guid() });

/** `?spaceId=` of a call that is about all of a player's games without it. */
export const optionalSpaceQuery = z.object({ spaceId: z.guid().optional() });
