import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { brand } from '../../brand/brand';
import { Sky } from '../../sky/Sky';
import { onSurface } from '../../theme/onSurface';
import { media } from '../../theme/media';
import { tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { Cell, Grid } from '../../ui/layout/Grid';
import { Wrap } from '../../ui/layout/Wrap';
import { BalanceCheck } from './BalanceCheck';
import { heroMessages, heroTemplates } from './BalanceCheckHero.messages';

/** The banner of the visitors' page: what Units are, and the balance check. */
export function BalanceCheckHero() {
  return (
    <Banner>
      <OpenSky
        wide={{ sky: 'hero', poleX: 'min(76%, 50% + 400px)', fade: 0.42 }}
        phone={{ sky: 'heroPhone', poleX: '80%', fade: 0.02 }}
      />
      <Wrap>
        <Columns>
          <Cell $span={6}>
            <Title>
              <FormattedMessage {...heroMessages.title} />
            </Title>
            <Lead>
              <FormattedMessage {...heroTemplates.lead} values={{ publisher: brand.shortPublisher }} />
            </Lead>
          </Cell>
          <Cell $span={5} $from={8}>
            <BalanceCheck />
          </Cell>
        </Columns>
      </Wrap>
    </Banner>
  );
}

const Banner = styled.section.attrs(onSurface('deep'))`
  position: relative;
  overflow: hidden;
  padding-block: calc(${tokens.header.desktop}px + 76px) clamp(48px, 7vw, 88px);

  ${media.below.laptop} {
    padding-block: calc(${tokens.header.phone}px + 44px) 40px;
  }
`;

/** The sky without its landscape. */
const OpenSky = styled(Sky)`
  && {
    background: linear-gradient(#070a14, #0b1329 42%, #142450 80%, #1e3568);
  }

  [data-layer='front'] {
    display: none;
  }

  /* On phones the text lies on the sky, which is dimmed behind it. */
  ${media.below.laptop} {
    mask-image: linear-gradient(rgba(0, 0, 0, 0.2) 240px, #000 420px);
  }
`;

const Columns = styled(Grid)`
  align-items: center;
  row-gap: 40px;
`;

const Title = styled.h1`
  ${text.h1}
  max-width: 7em;
`;

const Lead = styled.p`
  ${text.lead}
  margin-top: 24px;
  max-width: 40ch;
  color: ${tokens.color.skyLead};
`;
