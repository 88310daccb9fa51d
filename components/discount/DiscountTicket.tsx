import { useIntl } from 'react-intl';
import { discountPercent, discountPrice } from '../../store/discount/rules';
import { Ticket } from './Ticket';
import { TicketPaper } from './TicketPaper';
import { heroMessages } from './DiscountHero.messages';

/** The ticket with the discount's amounts and texts. */
export function DiscountTicket() {
  const { formatMessage, formatNumber } = useIntl();
  return (
    <Ticket
      paper={<TicketPaper />}
      figure={formatNumber(discountPercent / 100, { style: 'percent' })}
      price={formatNumber(discountPrice)}
      units={formatMessage(heroMessages.ticketUnits)}
      promise={formatMessage(heroMessages.ticketPromise)}
      fine={formatMessage(heroMessages.ticketFine)}
    />
  );
}
