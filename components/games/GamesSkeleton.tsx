import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { Cell, Grid } from '../ui/layout/Grid';
import { Loading } from '../ui/feedback/Loading';
import { Skeleton } from '../ui/feedback/Skeleton';
import { gamesMessages } from './games.messages';

/** Cards of games side by side. */
export const CardGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 24px;

  ${media.below.wide} {
    grid-template-columns: repeat(auto-fill, minmax(240px, 1fr));
    gap: 16px;
  }

  ${media.below.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 12px;
  }
`;

/** The row of filters and search. Its height is fixed, so that the skeleton has the same size. */
export const ToolsRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  min-height: ${tokens.control.normal};
  margin-bottom: -24px;

  ${media.below.laptop} {
    align-content: start;
    min-height: 100px;
    margin-bottom: -16px;
  }
`;

/** Placeholder with the size of four cards. */
export function GamesSkeleton() {
  const { formatMessage } = useIntl();
  return (
    <Loading label={formatMessage(gamesMessages.loading)}>
      <CardGrid as="div">
        {[1, 2, 3, 4].map((card) => (
          <Skeleton key={card} $aspect="302 / 306" $radius={tokens.radius.card} />
        ))}
      </CardGrid>
    </Loading>
  );
}

/** Placeholder with the size of the game played last and the rows beside it. */
export function LastPlayedSkeleton() {
  return (
    <Grid aria-hidden>
      <Cell $span={8}>
        <Skeleton $aspect="16 / 9" $radius={tokens.radius.large} />
      </Cell>
      <Cell $span={4}>
        <BeforeTitle>
          <FormattedMessage {...gamesMessages.before} />
        </BeforeTitle>
        <SkeletonRows>
          {[1, 2, 3, 4].map((row) => (
            <Skeleton key={row} $height="56px" />
          ))}
        </SkeletonRows>
      </Cell>
    </Grid>
  );
}

/** Heading of the rows beside the wide card. */
export const BeforeTitle = styled.h2`
  font: 600 ${tokens.size.rowTitle} / 1.3 ${tokens.font.display};
  margin-bottom: 14px;
`;

const SkeletonRows = styled.div`
  display: grid;
  gap: 29px;
  padding: 15px 0;
`;
