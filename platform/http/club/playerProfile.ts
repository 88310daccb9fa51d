import { Hono } from 'hono';
import { readBadges, readOwnedBadges } from '../../db/actionStore';
import { readSelectedBadges } from '../../db/entityStore';
import { readBalance } from '../../db/ledgerStore';
import { readStanding } from '../../db/playerStore';
import { findProfile, readTallies } from '../../db/profileStore';
import { fullYearsBetween } from '../../domain/calendar';
import { badgeSlotsAt, levelOf } from '../../domain/levels';
import type { HonoEnv, Platform } from '../context';
import { PlatformError } from '../errors';
import { requireTicket } from '../ticket';
import { consolePath, profileOf, websitePaths } from './paths';
import { visibleProfile } from './visibleProfile';
import { avatarImage, badgeImage } from './wire';

/** Who a player is in the club (spec 3, User profile), for the player and, without the balance, for friends. */
export function playerProfile(platform: Platform) {
  const { db, clock } = platform;

  async function read(profileId: string) {
    const profile = await findProfile(db, profileId);
    if (!profile) throw new PlatformError('notFound');
    return { ...profile, avatarUrl: avatarImage(platform, profile) };
  }

  return new Hono<HonoEnv>()
    .on('GET', websitePaths('playerprofile'), requireTicket(platform), async (c) => {
      const { profileId, isOwn } = await visibleProfile(c, platform);
      const profile = await read(profileId);
      const { xp, challengesCompleted } = await readStanding(db, profileId);
      const level = levelOf(xp);
      const now = clock.now();
      const { entityId, revision, badgeList } = await readSelectedBadges(db, profileId);
      return c.json({
        userId: profileId,
        profileId,
        username: profile.username,
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
      });
    })
    .get(consolePath('playercard'), requireTicket(platform), async (c) => {
      const profileId = profileOf(c);
      const profile = await read(profileId);
      const { xp } = await readStanding(db, profileId);
      return c.json({
        profileId,
        username: profile.username,
        avatar: profile.avatarUrl,
        level: levelOf(xp).levelNumber,
        xp,
        units: (await readBalance(db, profileId, clock.now())).units,
        badges: (await readSelectedBadges(db, profileId)).badgeList,
      });
    });

  /** Badges in the order the player shows them. */
  async function describeBadges(badgeIds: string[]) {
    const rows = await readBadges(db, badgeIds);
    return badgeIds.flatMap((badgeId) =>
      rows
        .filter(({ badge }) => badge.badgeId === badgeId)
        .map(({ badge, gameSlug, gameTitle }) => ({
          badgeId,
          name: badge.name,
          description: badge.description,
          imageUrl: badgeImage(platform, gameSlug, badge),
          spaceId: badge.spaceId,
          gameSlug,
          gameTitle,
        })),
    );
  }
}
