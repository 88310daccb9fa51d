import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Game } from '../../../services/clubWebsite/games';
import { selectListLoading } from '../../../store/catalog/selectors';
import { gamesInCommon } from '../../../store/friends/comparison/rules';
import { usePlayerSelector } from '../../../store/support/hooks';
import { tokens } from '../../theme/tokens';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { useTexts } from '../../ui/text/useTexts';
import { formatDuration } from '../../ui/time/formatDuration';
import { MirrorRows } from './MirrorRows';

/** Games that both have played, with the time played. */
export function ComparisonGames({ other, games: theirs }: { other: string; games: readonly Game[] }) {
  const intl = useIntl();
  const t = useTexts();
  const games = gamesInCommon(
    usePlayerSelector(({ catalog }) => catalog.lastPlayedGames),
    theirs,
    intl.locale,
  );
  const { status } = usePlayerSelector((state) => selectListLoading(state, 'lastPlayedGames'));

  if (status === 'idle' || status === 'loading') return <Skeleton $height="120px" />;
  if (games.length === 0) {
    return <p>{t('compare.noGames')}</p>;
  }
  const timeOf = (seconds: number) => ({
    value: seconds,
    figure: formatDuration(seconds, intl, { largest: 'hour' }),
  });
  return (
    <MirrorRows
      caption={t('compare.games')}
      other={other}
      hasOneScale
      rows={games.map(({ spaceId, title, images, mine, theirs }) => ({
        key: spaceId,
        label: title,
        mine: timeOf(mine),
        theirs: timeOf(theirs),
        picture: images.lowThumbnail !== null && (
          <Thumb src={images.lowThumbnail} width="32" height="32" alt="" loading="lazy" />
        ),
      }))}
    />
  );
}

const Thumb = styled.img`
  border-radius: ${tokens.radius.small};
`;
