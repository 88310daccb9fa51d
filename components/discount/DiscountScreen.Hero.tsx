import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { selectIsCA } from '../../store/auth/selectors';
import { discountPercent, discountPrice } from '../../store/discount/rules';
import { useAppSelector } from '../../store/support/hooks';
import { selectUnits } from '../../store/units/selectors';
import { brand } from '../brand/brand';
import { JoinButton } from '../home/JoinButton';
import { ExternalLink } from '../shell/ExternalLink';
import { useIsPlayer } from '../shell/useIsPlayer';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { ButtonLink } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { Wrap } from '../ui/Layout';
import { Banner, BannerActions, BannerLead, BannerTitle } from '../visitor/Banner';
import { discountMessages, discountTemplates } from './Discount.messages';
import { Ticket } from './Ticket';

/** The banner of the discount: the ticket, what it costs, and the small print in full size. */
export function DiscountHero() {
  const { formatMessage, formatNumber } = useIntl();
  const isCanada = useAppSelector(selectIsCA);
  return (
    <Banner>
      <Columns>
        <Stage>
          <Ticket
            figure={formatNumber(discountPercent / 100, { style: 'percent' })}
            price={formatNumber(discountPrice)}
            units={formatMessage(discountMessages.ticketUnits)}
            promise={formatMessage(discountMessages.ticketPromise)}
            fine={formatMessage(discountMessages.ticketFine)}
          />
        </Stage>
        <div>
          <BannerTitle>
            <FormattedMessage {...discountMessages.title} />
          </BannerTitle>
          <BannerLead>
            <FormattedMessage {...discountMessages.lead} />
          </BannerLead>
          <Balance />
          <BannerActions>
            <JoinButton />
            <ButtonLink as={ExternalLink} href={brand.links.store} $variant="outlineOnArt" $size="large">
              <FormattedMessage {...discountMessages.store} />
            </ButtonLink>
          </BannerActions>
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

/** What a player's balance buys, once it is known. */
function Balance() {
  const isPlayer = useIsPlayer();
  const units = useAppSelector(selectUnits);
  if (!isPlayer || units === null) return null;
  const codes = Math.floor(units / discountPrice);
  return (
    <Standing>
      {codes > 0 ? (
        <FormattedMessage {...discountTemplates.enough} values={{ units, codes }} />
      ) : (
        <FormattedMessage {...discountTemplates.short} values={{ units, missing: discountPrice - units }} />
      )}
    </Standing>
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

const Standing = styled.p`
  margin-top: 20px;
  font-weight: 600;
  color: ${tokens.on.gold};
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
