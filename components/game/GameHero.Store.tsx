import { FormattedMessage } from 'react-intl';
import { ClubLink } from '../navigation/ClubLink';
import { ExternalLink } from '../navigation/ExternalLink';
import { ButtonLink } from '../ui/buttons/Button';
import { gameMessages } from './game.messages';
import type { GamePage } from './useGamePage';

interface GameStoreActionsProps {
  page: GamePage;
  /** There is something to look at in the rewards section. */
  hasRewards: boolean;
}

/** Where a game that is not the player's can be had: beta, store, or its own site; with none of them, the way back. */
export function GameStoreActions({ page: { game, address }, hasRewards }: GameStoreActionsProps) {
  const { betaUrl, storeUrl, siteUrl } = game;
  const [main, second] = [
    { url: betaUrl, name: gameMessages.beta },
    { url: storeUrl, name: gameMessages.store },
    { url: siteUrl, name: gameMessages.site },
  ].flatMap(({ url, name }) => (url === null ? [] : [{ url, name }]));
  return (
    <>
      {main ? (
        <ButtonLink as={ExternalLink} href={main.url}>
          <FormattedMessage {...main.name} />
        </ButtonLink>
      ) : (
        <ButtonLink as={ClubLink} to={{ page: 'games' }}>
          <FormattedMessage {...gameMessages.yourGames} />
        </ButtonLink>
      )}
      {hasRewards ? (
        <ButtonLink
          as={ClubLink}
          to={{ page: 'game', params: { game: address.slug, platform: address.platform, section: 'rewards' } }}
          $variant="outlineOnArt"
        >
          <FormattedMessage {...gameMessages.seeRewards} />
        </ButtonLink>
      ) : (
        second && (
          <ButtonLink as={ExternalLink} href={second.url} $variant="outlineOnArt">
            <FormattedMessage {...second.name} />
          </ButtonLink>
        )
      )}
    </>
  );
}
