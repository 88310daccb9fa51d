import { BalanceLink } from './BalanceLink';
import { NoticesLink } from './NoticesLink';

/** The player's part of the bar that stands in for the header with nav=0: the notices and the balance. */
export const EmbeddedActions = () => (
  <>
    <NoticesLink />
    <BalanceLink />
  </>
);
