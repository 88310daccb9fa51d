import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { useAppSelector } from '../../store/support/hooks';
import { selectIsCA } from '../../store/auth/selectors';
import { Ticket } from '../discount/Ticket';
import { ClubLink } from '../navigation/ClubLink';
import { surfaceStyle } from '../theme/surfaces';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { ArrowLink } from '../ui/buttons/ArrowLink';
import { Wrap } from '../ui/layout/Wrap';
import { Icon } from '../ui/icons/Icon';

const messages = defineMessages({
  title: { id: 'home.discount.title', defaultMessage: '20% off the store for 100 Units', description: 'Heading' },
  lead: {
    id: 'home.discount.lead',
    defaultMessage:
      'Trade 100 Units for a code, use it on your next order. You can do it again whenever your balance allows.',
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

/** What 100 Units are worth in the store, as a ticket. */
export function HomeDiscount() {
  const { formatMessage, formatNumber } = useIntl();
  const isCanada = useAppSelector(selectIsCA);
  return (
    <Section>
      <Columns>
        <div>
          <Title>
            <FormattedMessage {...messages.title} />
          </Title>
          <Lead>
            <FormattedMessage {...messages.lead} />
          </Lead>
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
          figure={formatNumber(0.2, { style: 'percent' })}
          price={formatNumber(100)}
          units={formatMessage(messages.units)}
          promise={formatMessage(messages.promise)}
          fine={formatMessage(messages.fine)}
        />
      </Columns>
    </Section>
  );
}

const Section = styled.section`
  ${surfaceStyle('deep')}
  position: relative;
  overflow: hidden;
  padding-block: ${tokens.layout.section};
`;

const Columns = styled(Wrap)`
  display: grid;
  grid-template-columns: 5fr 7fr;
  gap: ${tokens.layout.columnGap};
  align-items: center;

  ${media.below.laptop} {
    grid-template-columns: 1fr;
    gap: 32px;
  }
`;

const Title = styled.h2`
  ${text.d2}
`;

const Lead = styled.p`
  ${text.lead}
  margin-top: 20px;
  color: ${tokens.on.muted};
`;

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
