import { listRequested } from '../../store/catalog/slice';
import { undoableClaims } from '../../store/rewards/claimUndo/tasks';
import { useRequests } from '../../store/support/hooks';
import { balanceRequested } from '../../store/units/slice';
import { balanceHistory } from '../../store/units/tasks';
import { UndoDialog } from '../rewards/ClaimUndo/UndoOffer';
import { Columns } from '../ui/layout/Columns';
import { TopSection } from '../ui/layout/Section';
import { BalanceChart } from './balance/BalanceChart';
import { BalanceNow } from './balance/BalanceNow';
import { ExpiryForecast } from './ExpiryForecast/ExpiryForecast';
import { Ledger } from './Ledger/Ledger';
import { topColumns } from './PlayerUnitsSkeleton';
import { UnitsExpiry } from './UnitsExpiry/UnitsExpiry';

export function PlayerUnits() {
  useRequests(
    balanceRequested(),
    balanceHistory.requested(null),
    listRequested({ list: 'ownedGames' }),
    undoableClaims.requested(null),
  );

  return (
    <>
      <TopSection $end={['56px', '40px']}>
        <Columns {...topColumns}>
          <BalanceNow />
          <div>
            <BalanceChart />
          </div>
        </Columns>
      </TopSection>
      <ExpiryForecast />
      <Ledger />
      <UnitsExpiry />
      <UndoDialog />
    </>
  );
}
