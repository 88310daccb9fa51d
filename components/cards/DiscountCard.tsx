import { Ticket } from '../discount/Ticket';
import { TicketPaper } from '../discount/TicketPaper';
import { Card } from './Card';

interface DiscountCardProps {
  club: string;
}

/** The discount's ticket; its figures need no translation. */
export const DiscountCard = ({ club }: DiscountCardProps) => (
  <Card poleX={1080} light={0.45}>
    <g transform="translate(300 40)">
      <svg width="810" height="450" viewBox="0 0 720 400" overflow="visible">
        <Ticket paper={<TicketPaper />} figure="20%" price="100" units="" promise={club} fine="" />
      </svg>
    </g>
  </Card>
);
