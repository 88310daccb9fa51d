import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { onSurface } from '../../theme/onSurface';
import { media } from '../../theme/media';
import { tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { ArrowLink } from '../../ui/buttons/ArrowLink';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { BelowWidth, FromWidth } from '../../ui/layout/ByWidth';
import { expiryId } from '../UnitsExpiry/expiryId';
import { skeletonMessages } from '../PlayerUnitsSkeleton.messages';

/** The heading of the forecast, with the rule and the actions. */
export function ForecastHead({ action }: { action?: ReactNode }) {
  return (
    <HeadRow>
      <Title>
        <FormattedMessage {...skeletonMessages.forecast} />
      </Title>
      <Lead>
        <FormattedMessage {...skeletonMessages.forecastLead} />
      </Lead>
      <ForecastActions>
        {action}
        <ArrowLink href={`#${expiryId}`} $size="small">
          <FormattedMessage {...skeletonMessages.how} />
        </ArrowLink>
      </ForecastActions>
    </HeadRow>
  );
}

export const ForecastSkeleton = () => (
  <>
    <FromWidth $width="laptop">
      <Skeleton $aspect="1184 / 236" $radius={tokens.radius.card} />
    </FromWidth>
    <BelowWidth $width="laptop">
      <Skeleton $height="420px" $radius={tokens.radius.card} />
    </BelowWidth>
  </>
);

export const ForecastSection = styled.section.attrs(onSurface('deep'))`
  padding-block: 48px 64px;
  border-top: 1px solid ${tokens.on.hairline};
`;

const HeadRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 4px 16px;
  margin-bottom: 20px;
`;

const ForecastActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 24px;
  margin-left: auto;

  ${media.below.laptop} {
    margin-left: 0;
  }
`;

const Title = styled.h2`
  ${text.playerH2}
`;

const Lead = styled.p`
  ${text.small}
  color: ${tokens.on.muted};
`;
