/**
 * What the shell of a player adds to that of a visitor: the store's features, and the parts of header and toasts. One module,
 * so that they load as one part, without the code that they share twice. Import it lazily.
 */
export { playerFeatures } from '../../../store/playerFeatures';
export { keepScrollOverReload } from '../../navigation/keepScrollOverReload';
export { PlayerActions } from '../Header/PlayerActions';
export { EmbeddedActions } from './HeaderMarks';
export { KeepAccountOffer } from '../../profile/AccountCare/KeepAccountOffer';
export { FriendRequestsCount } from './FriendRequestsCount';
export { PlayerNews } from './PlayerNews';
