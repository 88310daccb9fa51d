import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Game } from '../../services/clubWebsite/games';
import { ClubLink } from '../navigation/ClubLink';
import { gamePage } from '../navigation/gamePage';
import { coveringLink } from '../theme/mixins';
import { media, tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { Card, TagPlace } from '../ui/cards/Card';
import { Picture } from '../ui/media/Picture';
import { Tag } from '../ui/text/Tag';
import { Units } from '../ui/text/Units';
import { useTexts } from '../ui/text/useTexts';

export function GameCard({ game }: { game: Game }) {
  const { formatNumber } = useIntl();
  const t = useTexts();
  const { title, images, owned, status, rewardsOwned, rewardsAvailable, unitsOwned, unitsAvailable } = game;
  const units = { owned: unitsOwned, available: unitsAvailable };
  return (
    <GameArticle as="article" $isLink>
      <PictureWell>
        {images.card !== null && <Picture src={images.card} width={640} height={480} />}
        {status === 'comingSoon' && (
          <TagPlace>
            <Tag>{t('games.comingSoon')}</Tag>
          </TagPlace>
        )}
      </PictureWell>
      <Body>
        <h3>
          <ClubLink to={gamePage(game)}>{title}</ClubLink>
        </h3>
        <div>
          <span>
            {owned
              ? t('games.card.rewards', { owned: rewardsOwned, available: rewardsAvailable })
              : t('games.card.rewardsOf', { available: rewardsAvailable })}
          </span>
          {unitsAvailable > 0 && (
            <Units label={t('games.card.units', units)}>{formatNumber(owned ? unitsOwned : unitsAvailable)}</Units>
          )}
        </div>
      </Body>
    </GameArticle>
  );
}

const GameArticle = styled(Card)`
  background-color: ${tokens.on.raised};
  overflow: hidden;
`;

const PictureWell = styled.div`
  position: relative;
  aspect-ratio: 4 / 3;
  background-color: ${tokens.color.ink700};
`;

const Body = styled.div`
  padding: 14px 16px 16px;

  h3 {
    ${text.rowTitle}
  }
  h3 a {
    ${coveringLink}
  }
  /* The rewards, and the Units at the end. */
  > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    margin-top: 4px;
    font-size: ${tokens.size.small};
    color: ${tokens.on.muted};
  }

  ${media.below.tablet} {
    padding: 12px 12px 14px;
  }
`;
