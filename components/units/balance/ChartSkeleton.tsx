import { tokens } from '../../theme/tokens';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { BelowWidth, FromWidth } from '../../ui/layout/ByWidth';

export const ChartSkeleton = () => (
  <>
    <FromWidth $width="tablet">
      <Skeleton $aspect="680 / 344" $radius={tokens.radius.card} />
    </FromWidth>
    <BelowWidth $width="tablet">
      <Skeleton $aspect="340 / 344" $radius={tokens.radius.card} />
    </BelowWidth>
  </>
);
