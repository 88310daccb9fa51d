import { avatarImageUrl } from '../../services/avatar/avatarImage';
import { getDependencies } from '../support/dependencies';

/** Returns the function that gives a player the default avatar of the profile if the response has none. */
export function* givesAvatars() {
  const { environment } = yield* getDependencies();
  return <Player extends { pid: string; avatarUrl: string | null }>(player: Player) => ({
    ...player,
    avatarUrl: player.avatarUrl ?? avatarImageUrl(environment, player.pid),
  });
}
