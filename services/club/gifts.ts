import { defineAddition, path, pick } from '../http/endpoint';
import * as read from '../http/parse';

const giftMessages = ['forYou', 'thankYou', 'congratulations', 'wellPlayed', 'goodLuck'] as const;
/** The only texts that players send with a gift. */
export type GiftMessage = (typeof giftMessages)[number];

const readGift = read.object({
  giftId: read.string,
  /** Else the player received it. */
  isGiven: read.boolean,
  state: read.oneOf(['waiting', 'accepted', 'declined', 'expired', 'returned']),
  /** The other player. */
  pid: read.string,
  nameOnPlatform: read.string,
  message: read.orElse(read.oneOf(giftMessages), 'forYou'),
  units: read.number,
  giftDate: read.instant,
  acceptUntil: read.instant,
  endDate: read.optionalInstant,
  rewardId: read.string,
  gameTitle: read.text,
  name: read.string,
  imageUrl: read.link,
});
export type Gift = ReturnType<typeof readGift>;

export const readGifts = read.listIn('gifts', readGift);

const giftsPath = '/v1/profiles/me/club/gifts';
const giftPath = ({ giftId }: { giftId: string }) => giftsPath + path`/${giftId}`;

/** Newest first: those given, and those received that wait or were accepted. */
export const getGifts = defineAddition('club.getGifts', 'GET', {
  path: giftsPath,
  query: pick<{ limit: number }>('limit'),
  parse: readGifts,
});

export interface GiftChoice {
  pid: string;
  rewardId: string;
  spaceId: string;
  message: GiftMessage;
}

export const readGiven = read.object({ gift: readGift, unitBalance: read.number });
export type GivenGift = ReturnType<typeof readGiven>;

/** The price is taken at once, and returns unless the friend accepts. */
export const giveReward = defineAddition('club.giveReward', 'POST', {
  path: giftsPath,
  body: pick<GiftChoice>('pid', 'rewardId', 'spaceId', 'message'),
  parse: readGiven,
  honorsIdempotencyKey: true,
});

/** A repeat changes nothing. */
export const acceptGift = defineAddition('club.acceptGift', 'PUT', { path: giftPath, parse: readGift });

/** A repeat changes nothing. */
export const declineGift = defineAddition('club.declineGift', 'DELETE', { path: giftPath, parse: read.nothing });
