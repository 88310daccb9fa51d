import { useEffect } from 'react';
import { listRequested } from '../../store/catalog/slice';
import { undoableRequested } from '../../store/rewards/claimUndo/slice';
import { useAppDispatch } from '../../store/support/hooks';
import { historyRequested } from '../../store/units/balanceHistory/slice';
import { balanceRequested } from '../../store/units/slice';
import { UndoDialog } from '../rewards/ClaimUndo/UndoOffer';
import { Cell } from '../ui/layout/Grid';
import { Wrap } from '../ui/layout/Wrap';
import { BalanceChart } from './balance/BalanceChart';
import { BalanceNow } from './balance/BalanceNow';
import { ExpiryForecast } from './ExpiryForecast/ExpiryForecast';
import { Ledger } from './Ledger/Ledger';
import { Columns, TopSection } from './PlayerUnitsSkeleton';
import { UnitsExpiry } from './UnitsExpiry/UnitsExpiry';

/** The player's Units: balance, history, expiry forecast, ledger and the expiry rules. */
export function PlayerUnits() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(balanceRequested());
    dispatch(historyRequested());
    dispatch(listRequested({ list: 'ownedGames' }));
    dispatch(undoableRequested());
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
      <UndoDialog />
    </>
  );
}
