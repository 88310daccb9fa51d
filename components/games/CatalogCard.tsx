import { FormattedMessage, useIntl } from 'react-intl';
import type { Game } from '../../services/clubWebsite/types';
import { ClubLink } from '../navigation/ClubLink';
import { GameCard } from '../ui/cards/GameCard';
import { Picture } from '../ui/media/Picture';
import { Tag } from '../ui/text/Tag';
import { Units } from '../ui/text/Units';
import { gamePage } from './gamePage';
import { gamesMessages, gamesTemplates } from './games.messages';

/** A game of the catalogue with what the player has in it; leads to its page. */
export function CatalogCard({ game }: { game: Game }) {
  const { formatMessage, formatNumber } = useIntl();
  const { title, images, owned, status, rewardsOwned, rewardsAvailable, unitsOwned, unitsAvailable } = game;
  const units = { owned: unitsOwned, available: unitsAvailable };
  return (
    <GameCard
      title={title}
      picture={images.card !== null && <Picture src={images.card} width={640} height={480} alt="" isCover />}
      tag={
        status === 'comingSoon' && (
          <Tag>
            <FormattedMessage {...gamesMessages.comingSoon} />
          </Tag>
        )
      }
      detail={
        owned ? (
          <FormattedMessage {...gamesTemplates.rewards} values={{ owned: rewardsOwned, available: rewardsAvailable }} />
        ) : (
          <FormattedMessage {...gamesTemplates.rewardsOf} values={{ available: rewardsAvailable }} />
        )
      }
      end={
        unitsAvailable > 0 && (
          <Units label={formatMessage(gamesTemplates.units, units)}>
            {formatNumber(owned ? unitsOwned : unitsAvailable)}
          </Units>
        )
      }
      link={(name) => <ClubLink to={gamePage(game)}>{name}</ClubLink>}
    />
  );
}
