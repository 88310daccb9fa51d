import dynamic from 'next/dynamic';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import styled from 'styled-components';
import { useIsPlayer } from '../../shell/player/useIsPlayer';
import { media } from '../../theme/media';
import { tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { loadPart } from '../../ui/browser/loadPart';
import { Section } from '../../ui/layout/Section';
import { Wrap } from '../../ui/layout/Wrap';
import { discountMessages } from '../Discount.messages';
import { SampleCode } from './SampleCode';

const steps = ['earn', 'redeem', 'use'] as const;

const PlayerCodes = dynamic(() => loadPart(() => import('./PlayerCodes').then((module) => module.PlayerCodes)), {
  ssr: false,
});

/** How to get a code, as a receipt with three steps, and the player's codes or a sample code at its end. */
export function HowToGetTheCode() {
  const isPlayer = useIsPlayer();
  return (
    <Section $surface="paper">
      <Columns>
        <Title>
          <FormattedMessage {...discountMessages.how} />
        </Title>
        <Receipt>
          <ol>
            {steps.map((step, i) => (
              <li key={step}>
                <b aria-hidden>
                  <FormattedNumber value={i + 1} />
                </b>
                <div>
                  <h3>
                    <FormattedMessage {...discountMessages[step]} />
                  </h3>
                  <p>
                    <FormattedMessage {...discountMessages[`${step}Text`]} />
                  </p>
                </div>
              </li>
            ))}
          </ol>
          {isPlayer ? <PlayerCodes /> : <SampleCode />}
        </Receipt>
      </Columns>
    </Section>
  );
}

const Columns = styled(Wrap)`
  display: grid;
  grid-template-columns: 4fr 8fr;
  gap: 40px ${tokens.layout.columnGap};

  ${media.below.laptop} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Title = styled.h2`
  ${text.d2}
`;

const tooth = '12px';

/** White paper with a torn lower edge. */
const Receipt = styled.div`
  padding: clamp(8px, 2vw, 24px) clamp(20px, 4vw, 56px) 44px;
  background: ${tokens.color.white};
  mask:
    linear-gradient(#000, #000) top / 100% calc(100% - ${tooth} + 1px) no-repeat,
    conic-gradient(from -45deg at bottom, #000 90deg, transparent 0) bottom / 24px ${tooth} repeat-x;

  ol > li {
    display: grid;
    grid-template-columns: clamp(48px, 7vw, 96px) minmax(0, 1fr);
    align-items: baseline;
    padding: 28px 0;
    border-bottom: 1px dashed ${tokens.on.outline};
  }

  ol b {
    font: 600 clamp(2.5rem, 1.8rem + 2vw, 4rem) / 1 ${tokens.font.display};
    letter-spacing: -0.03em;
  }

  ol h3 {
    ${text.d3}
  }

  ol p {
    max-width: 46ch;
    margin-top: 6px;
    color: ${tokens.on.muted};
  }
`;
