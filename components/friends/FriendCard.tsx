import { FormattedMessage, useIntl } from 'react-intl';
import type { FriendEntry } from '../../store/friends/rules';
import { favoriteChosen } from '../../store/friends/slice';
import { useAppDispatch } from '../../store/support/hooks';
import { useAddressQuery } from '../navigation/useAddressQuery';
import { Icon } from '../ui/icons/Icon';
import { Picture } from '../ui/media/Picture';
import { StarMark } from '../ui/icons/StarMark';
import { Compare, Face, Favorite, Frame, Game, Name, Where, Words } from './FriendCard.styles';
import { FriendDoing } from './FriendDoing';
import { friendsMessages, friendsTemplates } from './friends.messages';

/** A friend: picture, where they are, the game they are in; a favorite or not, and the way to a comparison. */
export function FriendCard({ friend }: { friend: FriendEntry }) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const [, change] = useAddressQuery();
  const { pid, nameOnPlatform, nickname, avatarUrl, isFavorite, status, playing } = friend;
  const name = nickname ? nickname : nameOnPlatform;
  return (
    <Frame as="li">
      <Face data-status={status}>
        <Picture src={avatarUrl} width={146} height={146} alt="" isCover />
      </Face>
      <Words>
        <Name>{name}</Name>
        <Where data-status={status}>
          {playing ? <FriendDoing playing={playing} status={status} /> : formatMessage(friendsMessages[status])}
        </Where>
      </Words>
      {playing && playing.imageUrl !== null && (
        <Game>
          <Picture src={playing.imageUrl} width={176} height={176} alt="" isCover />
        </Game>
      )}
      <Favorite
        type="button"
        aria-pressed={isFavorite}
        aria-label={formatMessage(friendsTemplates.favorite, { name })}
        title={formatMessage(friendsMessages.favorite)}
        onClick={() => dispatch(favoriteChosen({ pid, isFavorite: !isFavorite }))}
      >
        <StarMark size={20} isLit={isFavorite} />
      </Favorite>
      <Compare
        type="button"
        $variant="outline"
        $size="small"
        aria-label={formatMessage(friendsTemplates.compare, { name })}
        onClick={() => change({ compare: pid })}
      >
        <Icon name="chart" size="small" />
        <span>
          <FormattedMessage {...friendsMessages.compare} />
        </span>
      </Compare>
    </Frame>
  );
}
