import { useAppSelector } from '../../../store/support/hooks';

/** With a ticket that has been validated (spec 2, Connected menu). */
export function useIsPlayer(): boolean {
  return useAppSelector(({ auth }) => auth.ticket !== null && auth.ticketValidated);
}
