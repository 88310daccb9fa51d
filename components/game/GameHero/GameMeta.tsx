import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { GameSection } from '../../../routes';
import type { Game } from '../../../services/clubWebsite/games';
import { ClubLink } from '../../navigation/ClubLink';
import { gamePage } from '../../navigation/gamePage';
import { tokens } from '../../theme/tokens';
import { Icon } from '../../ui/icons/Icon';
import { FromWidth } from '../../ui/layout/ByWidth';
import { Cluster } from '../../ui/layout/Cluster';
import { useTexts } from '../../ui/text/useTexts';
import { platformOf, usePlatformName } from '../platforms';
import type { GamePage } from '../useGamePage';

export function GameMeta({ page: { game, address }, section }: { page: GamePage; section: GameSection }) {
  const t = useTexts();
  const nameOf = usePlatformName();
  const { slug, platform } = address;
  return (
    <MetaLine>
      <Cluster as="ul" $gap={[0, 5]} aria-label={t('game.platforms')}>
        {game.platforms.map((code) => {
          const isHere = code.toUpperCase() === platform.toUpperCase();
          return (
            <li key={code}>
              <PlatformLink
                to={gamePage({ slug, platform: code }, section)}
                aria-current={isHere ? 'true' : undefined}
                scroll={false}
              >
                <Icon name={platformOf(code).icon} size="medium" />
                {nameOf(code)}
              </PlatformLink>
            </li>
          );
        })}
      </Cluster>
      {game.title !== '' && <OwnershipStatus game={game} />}
    </MetaLine>
  );
}

function OwnershipStatus({ game: { ownedSince, owned, isReleased } }: { game: Game }) {
  const { formatDate } = useIntl();
  const t = useTexts();
  if (!isReleased) {
    return <span>{t('game.comingSoon')}</span>;
  }
  if (!owned) {
    return <span>{t('game.notOwned')}</span>;
  }
  if (ownedSince === null) return null;
  return (
    <FromWidth as="span" $width="laptop">
      {t('game.ownedSince', { date: formatDate(ownedSince, { dateStyle: 'long' }) })}
    </FromWidth>
  );
}

const MetaLine = styled(Cluster).attrs({ $gap: [0, 5], $above: 3 })`
  font-size: ${tokens.size.small};
  color: #d5dcf2;
`;

const PlatformLink = styled(ClubLink)`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 36px;

  &:hover {
    color: ${tokens.color.white};
    text-decoration: underline;
    text-underline-offset: 4px;
  }

  &[aria-current] {
    font-weight: 700;
    color: ${tokens.color.white};
    text-decoration: none;
  }

  /* Words have a background of their own over a picture, icons have none. */
  @media (forced-colors: active) {
    padding-inline: 6px;
    background-color: Canvas;
  }
`;
