import { useEffect } from 'react';
import { wishlistRequested } from '../../../store/rewards/wishlist/slice';
import { watchRequested } from '../../../store/sinceLastVisit/slice';
import { usePlayerSelector, useRequestIf, useRequests } from '../../../store/support/hooks';
import { KeepAccountOffer } from '../../profile/AccountCare/KeepAccountOffer';
import { loadAhead } from '../../ui/browser/loadPart';
import { onceIdle } from '../../ui/browser/onceIdle';
import { loadKeptPlayer } from '../../offline/keptParts';
import { loadToasts } from '../providers/ShownToasts';

/**
 * What the shell of a player adds to that of a visitor: the store's features, and the parts of header and toasts. One module,
 * so that they load as one part, without the code that they share twice. Import it lazily.
 */
export { playerFeatures } from '../../../store/playerFeatures';
export { keepScrollOverReload } from '../../navigation/keepScrollOverReload';
export { PlayerActions } from '../Header/PlayerActions';
export { EmbeddedActions, FriendRequestsCount } from './HeaderMarks';

/**
 * On every page of a signed-in player: starts what toasts announce, affordable wishes and what was gained in games, and offers to
 * keep an account that was closed.
 */
export function PlayerParts() {
  useRequests(watchRequested());
  const isMissing = usePlayerSelector(({ wishlist }) => wishlist.status === 'idle');
  useRequestIf(isMissing, wishlistRequested());
  // Offline, when they are needed, it is too late.
  useEffect(() => onceIdle(() => [loadToasts, loadKeptPlayer].forEach(loadAhead)), []);
  return <KeepAccountOffer />;
}
