import type { ReactNode } from 'react';
import styled from 'styled-components';
import { JoinButton, SignInButton, VisitorsOnly } from './JoinButton';
import { onSurface } from '../theme/onSurface';
import { media, tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { Cluster } from '../ui/layout/Cluster';
import { Wrap } from '../ui/layout/Section';

export function JoinBand({ title, action = <SignInButton /> }: { title: ReactNode; action?: ReactNode }) {
  return (
    <VisitorsOnly>
      <Band>
        <BandContent as={Wrap} $gap={[6, 8]} $justify="space-between">
          <h2>{title}</h2>
          <Cluster>
            <JoinButton />
            {action}
          </Cluster>
        </BandContent>
      </Band>
    </VisitorsOnly>
  );
}

const Band = styled.section.attrs(onSurface('deep'))`
  border-top: 1px solid ${tokens.on.hairline};
  padding-block: clamp(56px, 6vw, 88px);
`;

const BandContent = styled(Cluster)`
  h2 {
    ${text.d3}
  }
  /* The buttons. */
  ${media.below.tablet} {
    > div,
    > div > * {
      flex: 1 1 100%;
    }
  }
`;
