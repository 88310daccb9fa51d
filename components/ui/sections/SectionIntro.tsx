import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../../theme/tokens';
import { Columns } from '../layout/Columns';
import { Stack } from '../layout/Stack';
import { Text } from '../layout/Text';

interface SectionIntroProps {
  title: ReactNode;
  lead?: ReactNode;
  /** One below the other in any window; otherwise the heading takes seven columns and the lead five. */
  isStacked?: boolean;
  measure?: string;
}

export function SectionIntro({ title, lead, isStacked = false, measure }: SectionIntroProps) {
  const content = (
    <>
      <Text as="h2" $type="d2">
        {title}
      </Text>
      {lead !== undefined && (
        <Text $type="lead" $color="muted" $measure={measure}>
          {lead}
        </Text>
      )}
    </>
  );
  return isStacked ? (
    <Stack $gap={5}>{content}</Stack>
  ) : (
    <WideIntro $widths="7fr 5fr" $stackedGap="16px" $align="end">
      {content}
    </WideIntro>
  );
}

const WideIntro = styled(Columns)`
  padding-bottom: clamp(40px, 4.4vw, 64px);

  ${media.below.laptop} {
    padding-bottom: 32px;
  }
`;
