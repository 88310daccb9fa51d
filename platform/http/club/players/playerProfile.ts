import { z } from 'zod';
import { readBadges, readOwnedBadges } from '../../../db/stores/games/actionStore';
import { readSelectedBadges } from '../../../db/stores/players/entityStore';
import { readBalance } from '../../../db/stores/rewards/ledgerStore';
import { readPlayerTotals } from '../../../db/stores/players/playerStore';
import { findProfile, readTallies } from '../../../db/stores/players/profileStore';
import { fullYearsBetween } from '../../../domain/calendar';
import { badgeSlotsAt, levelOf } from '../../../domain/levels';
import type { ServiceContext } from '../../../serviceContext';
import { orNotFound } from '../../kernel/errors';
import { playerOperation } from '../../kernel/operation';
import { amountOfUnits } from '../../kernel/wireTypes';
import { consolePath, websitePaths } from '../paths';
import { badgeShape, wireBadge } from './badgeShape';
import { avatarImage, pictureUrl } from '../images';
import { visibleProfile } from '../friends/visibleProfile';

const profileShape = z
  .object({
    userId: z.guid(),
    profileId: z.guid(),
    username: z.string(),
    avatar: z.object({ initialAvatar: pictureUrl, src: pictureUrl }),
    avatarGalleryId: z.string(),
    units: amountOfUnits.describe('0 in the profile of a friend: a balance is private.'),
    badges: z.array(z.guid()).describe('All that the player has.'),
    unlockedBadgeSlot: z.int(),
    selectedBadges: z.object({ entityId: z.guid(), revision: z.int(), badges: z.array(badgeShape) }),
    challengesCompleted: z.int(),
    yos: z.int().describe('Full years since the account was made.'),
    friendsCount: z.int(),
    redeemedRewardsCount: z.int(),
    xp: z.int(),
    currentLevel: z.object({
      levelNumber: z.int(),
      xpLowBound: z.int(),
      xpHighBound: z.int(),
      xpToNextLevel: z.int(),
    }),
  })
  .meta({ id: 'PlayerProfile' });

/** A player's club profile (spec 3, User profile), for the player and, without the balance, for friends. */
export function playerProfile(services: ServiceContext) {
  const { db } = services;

  async function read(profileId: string) {
    const profile = orNotFound(await findProfile(db, profileId));
    return { ...profile, avatarUrl: avatarImage(services, profile) };
  }

  /** Badges in the player's order. */
  async function describeBadges(badgeIds: string[]) {
    const rows = await readBadges(db, badgeIds);
    return badgeIds.flatMap((badgeId) =>
      rows.filter(({ badge }) => badge.badgeId === badgeId).map((row) => wireBadge(services, row)),
    );
  }

  return [
    playerOperation('GET', websitePaths('playerprofile'), {
      id: 'getPlayerProfile',
      summary: 'Who the player is in the club; a friend may look too.',
      isOfAnybody: true,
      response: profileShape,
      errors: ['forbidden'],
      handle: async ({ c, now }) => {
        const { profileId, isOwn } = await visibleProfile(c, services);
        const profile = await read(profileId);
        const { xp, challengesCompleted } = await readPlayerTotals(db, profileId);
        const level = levelOf(xp);
        const { entityId, revision, badgeList } = await readSelectedBadges(db, profileId);
        return {
          userId: profileId,
          profileId,
          username: profile.nameOnPlatform,
          avatar: { initialAvatar: profile.avatarUrl, src: profile.avatarUrl },
          avatarGalleryId: profile.avatarGalleryId,
          units: isOwn ? (await readBalance(db, profileId, now)).units : 0,
          badges: await readOwnedBadges(db, profileId),
          unlockedBadgeSlot: badgeSlotsAt(level.levelNumber),
          selectedBadges: { entityId, revision, badges: await describeBadges(badgeList) },
          challengesCompleted,
          yos: fullYearsBetween(profile.createdAt, now),
          ...(await readTallies(db, profileId)),
          xp,
          currentLevel: level,
        };
      },
    }),
    playerOperation('GET', consolePath('playercard'), {
      id: 'getPlayerCard',
      summary: 'What a player shows of themselves on a console.',
      response: z.object({
        profileId: z.guid(),
        username: z.string(),
        avatar: pictureUrl,
        level: z.int(),
        xp: z.int(),
        units: amountOfUnits,
        badges: z.array(z.guid()).describe('Those that the player shows.'),
      }),
      handle: async ({ profileId, now }) => {
        const profile = await read(profileId);
        const { xp } = await readPlayerTotals(db, profileId);
        return {
          profileId,
          username: profile.nameOnPlatform,
          avatar: profile.avatarUrl,
          level: levelOf(xp).levelNumber,
          xp,
          units: (await readBalance(db, profileId, now)).units,
          badges: (await readSelectedBadges(db, profileId)).badgeList,
        };
      },
    }),
  ];
}
