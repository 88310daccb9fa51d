import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { selectUnits, selectUnitsError } from '../../store/units/selectors';
import { balanceRequested } from '../../store/units/slice';
import { ClubLink } from '../navigation/ClubLink';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { Button, ButtonLink } from '../ui/buttons/Button';
import { Coin } from '../ui/icons/Coin';
import { Row } from '../ui/layout/Row';
import { Skeleton } from '../ui/feedback/Skeleton';
import { VisuallyHidden } from '../ui/text/VisuallyHidden';
import { BalanceTotals } from './BalanceNow.Totals';
import { NextExpiry } from './BalanceNow.NextExpiry';
import { playerMessages, playerTemplates } from './player.messages';

/** The balance, large; what of it expires next; and what to do with it. */
export function BalanceNow() {
  return (
    <Frame>
      <Title>
        <FormattedMessage {...playerMessages.title} />
      </Title>
      <Figure />
      <Actions>
        <ButtonLink as={ClubLink} to={{ page: 'rewards' }}>
          <FormattedMessage {...playerMessages.rewards} />
        </ButtonLink>
        <ButtonLink as={ClubLink} to={{ page: 'shop-discount' }} $variant="outline">
          <FormattedMessage {...playerMessages.discount} />
        </ButtonLink>
      </Actions>
      <BalanceTotals />
    </Frame>
  );
}

function Figure() {
  const { formatNumber } = useIntl();
  const dispatch = useAppDispatch();
  const units = useAppSelector(selectUnits);
  const hasFailed = useAppSelector(selectUnitsError) !== null;
  if (hasFailed) {
    return (
      <Failure role="alert">
        <p>
          <FormattedMessage {...playerMessages.balanceUnavailable} />
        </p>
        <Button variant="outline" size="small" icon="retry" onClick={() => dispatch(balanceRequested())}>
          <FormattedMessage {...playerMessages.retry} />
        </Button>
      </Failure>
    );
  }
  if (units === null) return <FigureSkeleton />;
  return (
    <>
      <Amount>
        <Coin size=".58em" />
        <span aria-hidden>{formatNumber(units)}</span>
        <VisuallyHidden>
          <FormattedMessage {...playerTemplates.units} values={{ units }} />
        </VisuallyHidden>
      </Amount>
      <NextExpiry units={units} />
    </>
  );
}

/** The size of a balance and of two lines about it. */
export const FigureSkeleton = () => (
  <div role="status">
    <VisuallyHidden>
      <FormattedMessage {...playerMessages.loading} />
    </VisuallyHidden>
    <Amount as="div">
      <Skeleton $width="3.2em" $height="1em" $radius={tokens.radius.card} />
    </Amount>
    <Skeleton $width="36ch" $height="51px" style={{ marginTop: 24 }} />
  </div>
);

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
`;

const Title = styled.h1`
  ${text.rowTitle}
  font-size: 1.125rem;
  color: ${tokens.on.muted};
`;

const Amount = styled.p`
  ${text.balance}
  position: relative;
  display: flex;
  align-items: center;
  gap: 18px;
  margin-top: 12px;
`;

const Failure = styled.div`
  display: grid;
  justify-items: start;
  gap: 20px;
  max-width: 38ch;
  margin-top: 16px;
  padding-left: 20px;
  border-left: 2px solid ${tokens.on.bad};
  font-size: ${tokens.size.rowTitle};
`;

const Actions = styled(Row)`
  margin: 24px 0 40px;

  ${media.below.tablet} {
    > * {
      flex: 1 1 100%;
    }
  }
`;
