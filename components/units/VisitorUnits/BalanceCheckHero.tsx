import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { brand } from '../../brand/brand';
import { Sky } from '../../sky/Sky';
import { media } from '../../theme/media';
import { Hero } from '../../ui/sections/Hero';
import { BalanceCheck } from './BalanceCheck';
import { heroMessages, heroTemplates } from './BalanceCheckHero.messages';

/** The banner of the visitors' page: what Units are, and the balance check. */
export function BalanceCheckHero() {
  return (
    <Hero
      title={<FormattedMessage {...heroMessages.title} />}
      lead={<FormattedMessage {...heroTemplates.lead} values={{ publisher: brand.shortPublisher }} />}
      backdrop={
        <OpenSky
          wide={{ sky: 'hero', poleX: 'min(76%, 50% + 400px)', fade: 0.42 }}
          phone={{ sky: 'heroPhone', poleX: '80%', fade: 0.02 }}
        />
      }
      drawing={<BalanceCheck />}
      columns="7fr 5fr"
    />
  );
}

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
