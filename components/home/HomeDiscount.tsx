import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { useAppSelector } from '../../store/support/hooks';
import { selectIsCA } from '../../store/auth/selectors';
import { drawingAddress } from '../drawings/drawingAddress';
import { Ticket } from '../discount/Ticket';
import { ClubLink } from '../navigation/ClubLink';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { ArrowLink } from '../ui/buttons/ArrowLink';
import { Icon } from '../ui/icons/Icon';
import { Section } from '../ui/layout/Section';
import { HomeColumns } from './HomeColumns';
import { SectionIntro } from '../ui/sections/SectionIntro';

const messages = defineMessages({
  title: { id: 'home.discount.title', defaultMessage: '20% off the store for 100 Units', description: 'Heading' },
  lead: {
    id: 'home.discount.lead',
    defaultMessage:
      'Trade 100 Units for a code and use it on your next order. Get another whenever your balance allows.',
    description: 'Under the heading about the discount',
  },
  exceptions: {
    id: 'home.discount.exceptions',
    defaultMessage: 'Not for pre-orders, in-game credit packs or games released in the last 3 months.',
    description: 'What the discount cannot be used for',
  },
  canada: {
    id: 'home.discount.canada',
    defaultMessage: 'In Canada: 20% or 50 CAD, whichever is less.',
    description: 'The rule for Canada',
  },
  more: {
    id: 'home.discount.more',
    defaultMessage: 'How the discount works',
    description: 'Link to the discount page',
  },
  units: {
    id: 'home.discount.units',
    defaultMessage: 'Units',
    description: 'Under the figure 100 on the drawn ticket',
  },
  promise: {
    id: 'home.discount.promise',
    defaultMessage: 'off your next order in the store',
    description: 'Beside the figure 20% on the drawn ticket',
  },
  fine: {
    id: 'home.discount.fine',
    defaultMessage: 'One code, one order',
    description: 'Small print on the drawn ticket',
  },
});

/** The store discount for 100 Units, drawn as a ticket. */
export function HomeDiscount() {
  const { formatMessage, formatNumber } = useIntl();
  const isCanada = useAppSelector(selectIsCA);
  return (
    <Section>
      <HomeColumns $widths="5fr 7fr" $align="center">
        <div>
          <SectionIntro
            isStacked
            title={<FormattedMessage {...messages.title} />}
            lead={<FormattedMessage {...messages.lead} />}
          />
          <FinePrint>
            <li>
              <Icon name="info" size="small" />
              <FormattedMessage {...messages.exceptions} />
            </li>
            <li data-strong={isCanada || undefined}>
              <Icon name="info" size="small" />
              <FormattedMessage {...messages.canada} />
            </li>
          </FinePrint>
          <ArrowLink as={ClubLink} to={{ page: 'discount' }}>
            <FormattedMessage {...messages.more} />
          </ArrowLink>
        </div>
        <Ticket
          paper={<image href={drawingAddress('ticket')} width="720" height="410" />}
          figure={formatNumber(0.2, { style: 'percent' })}
          price={formatNumber(100)}
          units={formatMessage(messages.units)}
          promise={formatMessage(messages.promise)}
          fine={formatMessage(messages.fine)}
        />
      </HomeColumns>
    </Section>
  );
}

const FinePrint = styled.ul`
  ${text.small}
  margin: 28px 0 16px;
  border-top: 1px solid ${tokens.on.hairline};
  color: ${tokens.on.muted};

  li {
    display: flex;
    gap: 12px;
    padding: 10px 0;
    border-bottom: 1px solid ${tokens.on.hairline};
  }

  li[data-strong] {
    color: ${tokens.on.text};
  }

  svg {
    margin-top: 2px;
  }
`;
