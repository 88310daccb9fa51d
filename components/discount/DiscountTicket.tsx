import { useIntl } from 'react-intl';
import { discountPercent, discountPrice } from '../../store/discount/rules';
import { discountMessages } from './Discount.messages';
import { Ticket } from './Ticket';
import { TicketPaper } from './TicketPaper';

/** The ticket with the discount's amounts and texts. */
export function DiscountTicket() {
  const { formatMessage, formatNumber } = useIntl();
  return (
    <Ticket
      paper={<TicketPaper />}
      figure={formatNumber(discountPercent / 100, { style: 'percent' })}
      price={formatNumber(discountPrice)}
      units={formatMessage(discountMessages.ticketUnits)}
      promise={formatMessage(discountMessages.ticketPromise)}
      fine={formatMessage(discountMessages.ticketFine)}
    />
  );
}
