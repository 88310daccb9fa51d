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
import { BalanceChart } from './BalanceChart';
import { BalanceNow } from './BalanceNow';
import { ExpiryForecast } from './ExpiryForecast';
import { Ledger } from './Ledger';
import { UnitsExpiry } from './UnitsExpiry';

/** The player's Units: how many, how that came about, what expires when, every line of the ledger, and the rules. */
export function UnitsPlayer() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(balanceRequested());
    dispatch(historyRequested());
    dispatch(listRequested({ list: 'ownedGames' }));
  }, [dispatch]);

  return (
    <>
      <Top>
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
      </Top>
      <ExpiryForecast />
      <Ledger />
      <UnitsExpiry />
    </>
  );
}

/** Begins under the header, which lies over the page for the visitor's sake. */
export const Top = styled.section`
  ${surfaceStyle('deep')}
  padding-block: calc(${tokens.header.desktop}px + 40px) 56px;

  ${media.below.desktop} {
    padding-block: calc(${tokens.header.phone}px + 28px) 40px;
  }
`;

export const Columns = styled(Grid)`
  row-gap: 40px;
`;
