import styled from 'styled-components';
import type { Game } from '../../../services/clubWebsite/games';
import { selectOtherLastPlayedGames } from '../../../store/catalog/selectors';
import { usePlayerSelector } from '../../../store/support/hooks';
import { ClubLink } from '../../navigation/ClubLink';
import { gamePage } from '../../navigation/gamePage';
import { coveringLink } from '../../theme/mixins';
import { media, tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { ArrowLink } from '../../ui/buttons/ArrowLink';
import { Picture } from '../../ui/media/Picture';
import { SectionHead } from '../../ui/sections/SectionHead';
import { useTexts } from '../../ui/text/useTexts';
import { useDaysAgo } from '../../ui/time/useDaysAgo';

const shownAtMost = 4;

export function PlayedBefore() {
  const t = useTexts();
  const games = usePlayerSelector(selectOtherLastPlayedGames);
  if (games.length === 0) return null;
  return (
    <section>
      <SectionHead
        title={t('dashboard.playedBefore')}
        link={
          <ArrowLink as={ClubLink} to={{ page: 'games' }} $size="small">
            {t('dashboard.playedBefore.all')}
          </ArrowLink>
        }
      />
      <Games>
        {games.slice(0, shownAtMost).map((game) => (
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
    <li>
      <Thumbnail>
        {images.lowThumbnail !== null && <Picture src={images.lowThumbnail} width={176} height={176} alt="" isCover />}
      </Thumbnail>
      <div>
        <h3>
          <ClubLink to={gamePage(game)}>{title}</ClubLink>
        </h3>
        <p>{when ?? platform}</p>
      </div>
    </li>
  );
}

const Games = styled.ul`
  display: grid;
  grid-template-columns: repeat(${shownAtMost}, minmax(0, 1fr));
  gap: 16px;

  li {
    position: relative;
    display: grid;
    grid-template-columns: 64px minmax(0, 1fr);
    gap: 14px;
    align-items: center;
  }
  h3 {
    ${text.cardTitle}
  }
  h3 a {
    ${coveringLink}
  }
  p {
    margin-top: 2px;
    font-size: ${tokens.size.fine};
    color: ${tokens.on.muted};
  }

  ${media.below.laptop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.below.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
  }
`;

const Thumbnail = styled.div`
  width: 64px;
  height: 64px;
  border-radius: ${tokens.radius.small};
  overflow: hidden;
  background-color: ${tokens.color.ink800};
`;
