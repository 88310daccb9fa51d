import { tokens } from '../theme/tokens';
import { Cell, Grid } from '../ui/Layout';
import { Skeleton } from '../ui/Skeleton';
import { Sections } from './Dashboard.Sections';

/** The page before it is known who is here: the same places, empty. */
export const DashboardSkeleton = () => (
  <Sections aria-hidden>
    <Grid>
      <Cell $span={4}>
        <Skeleton $height="312px" $radius={tokens.radius.large} />
      </Cell>
      <Cell $span={8}>
        <Skeleton $height="312px" $radius={tokens.radius.large} />
      </Cell>
    </Grid>
    <Grid>
      <Cell $span={8}>
        <Skeleton $height="484px" $radius={tokens.radius.card} />
      </Cell>
      <Cell $span={4}>
        <Skeleton $height="484px" $radius={tokens.radius.card} />
      </Cell>
    </Grid>
  </Sections>
);
