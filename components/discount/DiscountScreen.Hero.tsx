import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { selectIsCA } from '../../store/auth/selectors';
import { useAppSelector } from '../../store/support/hooks';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { Icon } from '../ui/icons/Icon';
import { Wrap } from '../ui/layout/Wrap';
import { Banner, BannerLead, BannerTitle } from '../ui/sections/Banner';
import { discountMessages } from './Discount.messages';
import { DiscountActions } from './DiscountScreen.Actions';
import { DiscountTicket } from './DiscountTicket';

/** The banner of the discount: the ticket, what it costs, and the small print in full size. */
export function DiscountHero() {
  const isCanada = useAppSelector(selectIsCA);
  return (
    <Banner>
      <Columns>
        <Stage>
          <DiscountTicket />
        </Stage>
        <div>
          <BannerTitle>
            <FormattedMessage {...discountMessages.title} />
          </BannerTitle>
          <BannerLead>
            <FormattedMessage {...discountMessages.lead} />
          </BannerLead>
          <DiscountActions />
          <FinePrint>
            <li>
              <Icon name="info" size="small" />
              <FormattedMessage {...discountMessages.exceptions} />
            </li>
            <li data-strong={isCanada || undefined}>
              <Icon name="info" size="small" />
              <FormattedMessage {...discountMessages.canada} />
            </li>
          </FinePrint>
        </div>
      </Columns>
    </Banner>
  );
}

const Columns = styled(Wrap)`
  display: grid;
  grid-template-columns: 7fr 5fr;
  gap: clamp(32px, 5vw, 88px);
  align-items: center;
  padding-block: clamp(112px, 9vw, 152px) clamp(56px, 6vw, 96px);

  h1 {
    font-size: clamp(2.75rem, 1.6rem + 3vw, 4.25rem);
    line-height: 1;
  }

  ${media.below.laptop} {
    grid-template-columns: minmax(0, 1fr);
    gap: 40px;
    padding-top: 96px;
  }
`;

/** The ticket comes in from the edge of the page. */
const Stage = styled.div`
  margin-left: clamp(-160px, -6vw, -40px);

  ${media.below.laptop} {
    margin-inline: -8px;
  }
`;

const FinePrint = styled.ul`
  ${text.small}
  margin-top: 36px;
  border-top: 1px solid ${tokens.on.hairline};
  color: ${tokens.on.muted};

  li {
    display: flex;
    gap: 12px;
    padding: 10px 0;
    border-bottom: 1px solid ${tokens.on.hairline};
  }

  li[data-strong] {
    font-weight: 700;
    color: ${tokens.on.gold};
  }

  svg {
    margin-top: 2px;
  }
`;
