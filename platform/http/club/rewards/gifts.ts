import { z } from 'zod';
import { readGifts, type GiftRecord } from '../../../db/stores/rewards/giftStore';
import { acceptDays, acceptUntil, friendDays, giftEnds, giftLimits, giftMessages } from '../../../domain/gifts';
import type { ServiceContext } from '../../../serviceContext';
import { acceptGift, declineGift } from '../../../useCases/club/answerGift';
import { giveReward } from '../../../useCases/club/giveReward';
import { orNotFound, spendingErrors } from '../../kernel/errors';
import { playerOperation } from '../../kernel/operation';
import { guidPattern } from '../../kernel/paths';
import { pageInQuery } from '../../kernel/validate';
import { amountOfUnits, timestamp, totalOfPages, wireDate, wireDateOrNull } from '../../kernel/wireTypes';
import { avatarImage, pictureUrl, type ImageOrigin } from '../images';
import { clubPath } from '../paths';
import { rewardSummary, wireRewardSummary } from './rewardShapes';

const path = clubPath('gifts');
const onePath = `${path}/:giftId{${guidPattern}}`;

const message = z.enum(giftMessages);

const giftShape = z
  .object({
    giftId: z.guid(),
    isGiven: z.boolean().describe('Whether the player gave it; else the player received it.'),
    state: z.enum(['waiting', ...giftEnds]),
    pid: z.guid().describe('The other player’s profile.'),
    nameOnPlatform: z.string(),
    avatarUrl: pictureUrl,
    message,
    units: amountOfUnits.describe('What it took from the giver.'),
    giftDate: timestamp,
    acceptUntil: timestamp,
    endDate: timestamp.nullable().describe('When it was answered, or the Units came back.'),
    ...rewardSummary,
  })
  .meta({ id: 'Gift' });

const [perDay, perMonth] = giftLimits;

/** Rewards that friends give each other; this platform's own operations (docs/contracts/club-calls.md, Gifts). */
export function gifts(services: ServiceContext) {
  const { db } = services;

  async function giftOf(profileId: string, giftId: string) {
    const [record] = (await readGifts(db, profileId, { giftId, offset: 0, limit: 1 })).gifts;
    return giftResponse(services, profileId, orNotFound(record));
  }

  return [
    playerOperation('GET', path, {
      id: 'getGifts',
      summary: 'What the player gave to friends and received from them, newest first.',
      query: pageInQuery,
      response: z.object({ gifts: z.array(giftShape), total: totalOfPages }),
      handle: async ({ profileId, query }) => {
        const { gifts: records, total } = await readGifts(db, profileId, query);
        return { gifts: records.map((record) => giftResponse(services, profileId, record)), total };
      },
    }),
    playerOperation('POST', path, {
      id: 'giveReward',
      summary: `Gives a reward to a friend of at least ${friendDays} days, who has ${acceptDays} days to accept it.`,
      description: `The price is taken at once, and returns unless the friend accepts. At most ${perDay.gifts} in 24 hours and ${perMonth.gifts} in ${perMonth.days} days.`,
      takesIdempotencyKey: true,
      body: z.object({ pid: z.guid(), rewardId: z.guid(), spaceId: z.guid(), message }),
      response: z.object({ gift: giftShape, unitBalance: amountOfUnits.describe('What there is now.') }),
      errors: ['notFound', 'unknownReward', ...spendingErrors, 'friendTooNew', 'friendCannotReceive', 'tooManyCalls'],
      handle: async ({ profileId, body: { pid, ...body }, idempotencyKey, now }) => {
        const request = { giverId: profileId, receiverId: pid.toLowerCase(), ...body, idempotencyKey };
        const given = await giveReward(db, request, now);
        return { gift: await giftOf(profileId, given.giftId), unitBalance: given.unitBalance };
      },
    }),
    playerOperation('PUT', onePath, {
      id: 'acceptGift',
      summary: 'Accepts a gift: the player has the reward. A repeat changes nothing.',
      response: giftShape,
      errors: [
        'notFound',
        'giftOver',
        'quantityLimitReached',
        'rewardLocked',
        'unknownReward',
        'policiesNotAccepted',
        'emailNotVerified',
      ],
      handle: async ({ c, profileId, now }) => {
        const giftId = (c.req.param('giftId') ?? '').toLowerCase();
        await acceptGift(db, { profileId, giftId }, now);
        return giftOf(profileId, giftId);
      },
    }),
    playerOperation('DELETE', onePath, {
      id: 'declineGift',
      summary: 'Declines a gift: its Units return to the giver. A repeat changes nothing.',
      errors: ['notFound', 'giftOver'],
      handle: ({ c, profileId, now }) =>
        declineGift(db, { profileId, giftId: (c.req.param('giftId') ?? '').toLowerCase() }, now),
    }),
  ];
}

const giftResponse = (
  origin: ImageOrigin,
  profileId: string,
  { gift, reward, gameSlug, gameTitle, other }: GiftRecord,
): z.input<typeof giftShape> => ({
  giftId: gift.giftId,
  isGiven: gift.giverId === profileId,
  state: gift.end ?? 'waiting',
  pid: other.userId,
  nameOnPlatform: other.nameOnPlatform,
  avatarUrl: avatarImage(origin, { profileId: other.userId, avatarGalleryId: other.avatarGalleryId }),
  message: gift.message,
  units: gift.units,
  giftDate: wireDate(gift.givenAt),
  acceptUntil: wireDate(acceptUntil(gift.givenAt)),
  endDate: wireDateOrNull(gift.endedAt),
  ...wireRewardSummary(origin, { ...reward, gameSlug, gameTitle }),
});
