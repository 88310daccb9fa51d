import { z } from 'zod';

/** A date with seven fractional digits. */
const date = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{7}Z$/);
const ticket = z.string().regex(/^\S{20,}$/);

const session = z.object({
  userId: z.string(),
  nameOnPlatform: z.string(),
  ticket,
  rememberMeTicket: ticket.nullable(),
  expiration: date,
  serverTime: date,
});

const player = z.object({ id: z.string(), userId: z.string(), username: z.string(), platform: z.string() });
const application = z.object({ id: z.string(), name: z.string(), platform: z.string() });

export const r6apiJs = {
  script: 'r6apiJs.mjs',
  result: z.object({
    session,
    byName: z.array(player),
    byProfileId: z.array(player),
    byUserId: z.array(player),
    byIdOnPlatform: z.array(player),
    played: z.array(
      z.object({
        id: z.string(),
        applications: z.array(application.extend({ firstPlayedAt: date, lastPlayedAt: date, daysPlayed: z.number() })),
      }),
    ),
    statuses: z.array(
      z.object({
        userId: z.string(),
        status: z.string(),
        applications: z.array(application.extend({ profileId: z.string(), createdAt: date, lastModifiedAt: date })),
      }),
    ),
    balance: z.object({ units: z.number() }),
  }),
};

const namedPlayer = z.object({ id: z.string(), userId: z.string(), name: z.string() });

export const r6api = {
  script: 'r6api.mjs',
  result: z.object({
    authorization: z.string().regex(/^Ubi_v1 t=\S{20,}$/),
    byName: z.array(namedPlayer),
    byId: z.array(namedPlayer),
  }),
};

export const trackmaniaApiNode = {
  script: 'trackmaniaApiNode.mjs',
  result: z.object({
    session,
    byId: z.object({ profiles: z.array(z.object({ profileId: z.string(), nameOnPlatform: z.string() })) }),
  }),
};
