import { useAppSelector } from '../../../store/support/hooks';

/** Whether a player is signed in with a ticket that has been validated (spec 2, Connected menu). */
export function useIsPlayer(): boolean {
  return useAppSelector(({ auth }) => auth.ticket !== null && auth.ticketValidated);
}
