import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media, tokens } from '../../theme/tokens';
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
  return isStacked ? <Stack $gap={5}>{content}</Stack> : <WideIntro>{content}</WideIntro>;
}

const WideIntro = styled.div`
  display: grid;
  grid-template-columns: 7fr 5fr;
  gap: ${tokens.layout.columnGap};
  align-items: end;
  padding-bottom: clamp(40px, 4.4vw, 64px);

  ${media.below.laptop} {
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
    padding-bottom: 32px;
  }
`;
