import { defineMessages, FormattedMessage } from 'react-intl';
import { DiscountFinePrint } from '../discount/DiscountFinePrint';
import { heroMessages } from '../discount/DiscountHero.messages';
import { Ticket } from '../discount/Ticket';
import { drawingAddress } from '../drawings/drawingAddress';
import { ClubLink } from '../navigation/ClubLink';
import { ArrowLink } from '../ui/buttons/ArrowLink';
import { Section } from '../ui/layout/Section';
import { SectionIntro } from '../ui/sections/SectionIntro';
import { HomeColumns } from './HomeColumns';

const messages = defineMessages({
  more: {
    id: 'home.discount.more',
    defaultMessage: 'How the discount works',
    description: 'Link to the discount page',
  },
});

/** The store discount for 100 Units, drawn as a ticket. */
export const HomeDiscount = () => (
  <Section>
    <HomeColumns $widths="5fr 7fr" $align="center">
      <div>
        <SectionIntro
          isStacked
          title={<FormattedMessage {...heroMessages.title} />}
          lead={<FormattedMessage {...heroMessages.lead} />}
        />
        <DiscountFinePrint />
        <ArrowLink as={ClubLink} to={{ page: 'discount' }}>
          <FormattedMessage {...messages.more} />
        </ArrowLink>
      </div>
      <Ticket paper={<image href={drawingAddress('ticket')} width="720" height="410" />} />
    </HomeColumns>
  </Section>
);
