import styled from 'styled-components';
import type { Game } from '../../services/clubWebsite/games';
import { selectOtherLastPlayedGames, selectOwnedGames } from '../../store/catalog/selectors';
import { selectWishes } from '../../store/rewards/wishlist/selectors';
import { usePlayerSelector } from '../../store/support/hooks';
import { isSettled } from '../../store/support/requestState';
import { ClubLink } from '../navigation/ClubLink';
import { gamePage } from '../navigation/gamePage';
import { PageArrow } from '../navigation/PageArrow';
import { RewardDialog } from '../rewards/ClaimDialog/RewardDialog';
import { Wishlist, wishesPerRow } from '../rewards/Wishlist/Wishlist';
import { useOnceTrue } from '../ui/browser/useOnceTrue';
import { MediaRow, MediaRows } from '../ui/cards/MediaRow';
import { Picture } from '../ui/media/Picture';
import { SectionHead } from '../ui/sections/SectionHead';
import { useTexts } from '../ui/text/useTexts';
import { useDaysAgo } from '../ui/time/useDaysAgo';
import { BadgeShowcase } from './BadgeShowcase';
import { DashboardGoal } from './DashboardGoal';
import { PartSkeleton } from './DashboardSkeleton';
import { WithinReach } from './WithinReach/WithinReach';
import { columns } from '../theme/mixins';

export function BelowFirstView() {
  const hasGames = usePlayerSelector(selectOwnedGames).length > 0;
  return (
    <>
      <PlayedBefore />
      {hasGames && <WithinReach />}
      <DashboardGoal />
      <DashboardWishlist />
      <BadgeShowcase />
      {/* Outside of the sections, because claiming the last reward within reach removes its section. */}
      <RewardDialog />
    </>
  );
}

function DashboardWishlist() {
  const t = useTexts();
  const wishes = usePlayerSelector(selectWishes);
  const isKnown = useOnceTrue(usePlayerSelector((state) => isSettled(state.wishlist)));
  // A wish that is removed keeps its card.
  const hadWishes = useOnceTrue(wishes.length > 0);
  if (!isKnown) return <PartSkeleton />;
  if (!hadWishes) return null;
  const count = wishes.filter(({ availability }) => availability.kind === 'withinReach').length;
  return (
    <section>
      <SectionHead
        title={t('rewards.wishlist.title')}
        aside={wishes.length > 0 && t('rewards.wishlist.line', { count, total: wishes.length })}
        link={<PageArrow to={{ page: 'rewards' }}>{t('dashboard.reach.all')}</PageArrow>}
      />
      <Wishlist most={wishesPerRow} />
    </section>
  );
}

const playedShown = 4;

function PlayedBefore() {
  const t = useTexts();
  const games = usePlayerSelector(selectOtherLastPlayedGames);
  if (games.length === 0) return null;
  return (
    <section>
      <SectionHead
        title={t('dashboard.playedBefore')}
        link={<PageArrow to={{ page: 'games' }}>{t('dashboard.playedBefore.all')}</PageArrow>}
      />
      <Games>
        {games.slice(0, playedShown).map((game) => (
          <PlayedGame key={`${game.spaceId} ${game.platform}`} game={game} />
        ))}
      </Games>
    </section>
  );
}

function PlayedGame({ game }: { game: Game }) {
  const { platform, title, images, lastSessionDate } = game;
  const when = useDaysAgo(lastSessionDate);
  return (
    <MediaRow
      picture={images.lowThumbnail !== null && <Picture src={images.lowThumbnail} width={176} height={176} />}
      title={<ClubLink to={gamePage(game)}>{title}</ClubLink>}
      detail={when ?? platform}
    />
  );
}

const Games = styled(MediaRows)`
  ${columns(playedShown, { laptop: 2, tablet: 1 })}
  column-gap: 16px;
  border-top: 0;

  > li {
    border-bottom: 0;
  }
`;
