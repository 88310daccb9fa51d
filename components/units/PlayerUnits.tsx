import { useEffect } from 'react';
import styled from 'styled-components';
import { historyRequested } from '../../store/units/balanceHistory/slice';
import { listRequested } from '../../store/catalog/slice';
import { useAppDispatch } from '../../store/support/hooks';
import { balanceRequested } from '../../store/units/slice';
import { surfaceStyle } from '../theme/surfaces';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { Cell, Grid } from '../ui/layout/Grid';
import { Wrap } from '../ui/layout/Wrap';
import { BalanceChart } from './balance/BalanceChart';
import { BalanceNow } from './balance/BalanceNow';
import { ExpiryForecast } from './ExpiryForecast/ExpiryForecast';
import { Ledger } from './Ledger/Ledger';
import { UnitsExpiry } from './UnitsExpiry/UnitsExpiry';

/** The player's Units: balance, history, expiry forecast, ledger and the expiry rules. */
export function PlayerUnits() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(balanceRequested());
    dispatch(historyRequested());
    dispatch(listRequested({ list: 'ownedGames' }));
  }, [dispatch]);

  return (
    <>
      <TopSection>
        <Wrap>
          <Columns>
            <Cell $span={5}>
              <BalanceNow />
            </Cell>
            <Cell $span={7}>
              <BalanceChart />
            </Cell>
          </Columns>
        </Wrap>
      </TopSection>
      <ExpiryForecast />
      <Ledger />
      <UnitsExpiry />
    </>
  );
}

/** Starts below the header, which overlays the page. */
export const TopSection = styled.section`
  ${surfaceStyle('deep')}
  padding-block: calc(${tokens.header.desktop}px + 40px) 56px;

  ${media.below.desktop} {
    padding-block: calc(${tokens.header.phone}px + 28px) 40px;
  }
`;

export const Columns = styled(Grid)`
  row-gap: 40px;
`;
