import type { ReactElement } from 'react';
import sharp from 'sharp';
import { brand } from '../../components/brand/brand';
import { ChallengesCard } from '../../components/cards/ChallengesCard';
import { DiscountCard } from '../../components/cards/DiscountCard';
import { HomeCard } from '../../components/cards/HomeCard';
import { NewsCard } from '../../components/cards/NewsCard';
import { pictureAddress } from '../../components/cards/pictureAddress';
import { RewardsCard } from '../../components/cards/RewardsCard';
import { SamCard } from '../../components/cards/SamCard';
import { ShopDiscountCard } from '../../components/cards/ShopDiscountCard';
import { StarPlayersCard } from '../../components/cards/StarPlayersCard';
import { UnitsCard } from '../../components/cards/UnitsCard';
import { cover } from '../../platform/art/scenes/cover';
import { emblem } from '../../platform/art/emblems/emblem';
import { findGame } from '../../platform/art/games';
import type { VisitorPage } from '../../routes';

const emblems = [
  emblem('common', 'card', { stars: false, glyph: 'key' }),
  emblem('rare', 'card', { stars: false, glyph: 'feather' }),
  emblem('epic', 'card', { stars: false, glyph: 'shield' }),
  emblem('legendary', 'card', { stars: false, glyph: 'sword' }),
  emblem('exotic', 'card', { stars: false, glyph: 'crown' }),
].map(pictureAddress);

/** A game's scene as pixels: a browser takes long to paint its drawing. */
async function scene(slug: string): Promise<string> {
  const game = findGame(slug);
  if (!game) throw new Error(`There is no game "${slug}".`);
  const drawing = cover(game, { width: 816, height: 500, kind: 'background' });
  return `data:image/png;base64,${(await sharp(Buffer.from(drawing)).png().toBuffer()).toString('base64')}`;
}

/** The card of every page that shared links may show; the accessibility statement uses the home page's. */
export const drawCards = async (): Promise<Record<Exclude<VisitorPage, 'accessibility'>, ReactElement>> => ({
  index: <HomeCard />,
  challenges: <ChallengesCard />,
  rewards: <RewardsCard emblems={emblems} />,
  discount: <DiscountCard club={brand.club} />,
  'shop-discount': <ShopDiscountCard />,
  sam: <SamCard />,
  starplayers: <StarPlayersCard />,
  units: <UnitsCard />,
  news: <NewsCard scenes={await Promise.all(['far-meridian', 'skylark-isles', 'emberfall'].map(scene))} />,
});
