import type { GameImages } from '../../services/club/images';
import type { Game } from '../../services/clubWebsite/games';

const noImages: GameImages = {
  lowThumbnail: null,
  highThumbnail: null,
  background: null,
  lowLogo: null,
  highLogo: null,
  lowBoxArt: null,
  highBoxArt: null,
  card: null,
  wide: null,
  heroPhone: null,
};

/**
 * Shown when a game cannot be fetched; numbers of spec 4, Current game. Without a space nothing can be claimed in it;
 * without a title pages show 'Coming soon' in the reader's language.
 */
export const sampleGame: Game = {
  spaceId: '',
  title: '',
  slug: 'sample',
  platform: 'PC',
  platforms: ['PC', 'PS4', 'XONE'],
  owned: false,
  ownedSince: null,
  status: 'comingSoon',
  isReleased: false,
  releaseDate: null,
  tagline: '',
  genre: null,
  ageRating: null,
  description: '',
  images: noImages,
  rewardsAvailable: 47,
  rewardsOwned: 7,
  unitsAvailable: 470,
  unitsOwned: 30,
  badgesAvailable: 5,
  badgesOwned: 2,
  friendsPlayingGame: ['Ansel', 'Brisa', 'Corin', 'Dune'].map((nameOnPlatform) => ({
    nameOnPlatform,
    avatar: null,
    isPlaying: false,
    lastPlayedDate: null,
  })),
  friendsPlayingCount: 4,
  socials: [],
  siteUrl: null,
  storeUrl: null,
  betaUrl: null,
  supportUrl: null,
  trailerUrl: null,
  samVideo: null,
  rewardVideo: null,
  communityVideos: [],
  xp: 0,
  challengesEnabled: false,
  statsEnabled: false,
  lastSessionDate: null,
  lastSessionSeconds: 0,
  secondsPlayed: 0,
  progression: 0,
};

/** True unless the game's owned flag is explicitly false (spec 3, Current game state). */
export const isOwned = (game: { owned?: boolean } | null) => game?.owned !== false;

export interface GameAddress {
  slug: string;
  platform: string;
}

/** Also true without a game (spec 4, Current game: select). The case of the platform is ignored. */
export const differs = (game: GameAddress | null, { slug, platform }: GameAddress) =>
  game?.slug !== slug || game.platform.toUpperCase() !== platform.toUpperCase();
