import { FormattedMessage, FormattedNumber } from 'react-intl';
import styled from 'styled-components';
import { drawingAddress } from '../../drawings/drawingAddress';
import { media } from '../../theme/media';
import { tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { Section } from '../../ui/layout/Section';
import { Wrap } from '../../ui/layout/Wrap';
import { SectionIntro } from '../../ui/sections/SectionIntro';
import { stepsId } from './RewardsHero';
import { visitorMessages } from './VisitorRewards.messages';
import { ClaimDrawing } from './ClaimDrawing';
import { PageTitle } from '../../ui/text/Title';

/** The last drawing has a text, so it is no file. */
const steps = [
  { key: 'earn', drawing: 'step-earn' },
  { key: 'choose', drawing: 'step-choose' },
  { key: 'claim', drawing: null },
] as const;

/** The tutorial in three steps (spec 2, Rewards). */
export function RewardSteps() {
  return (
    <Section id={stepsId} $surface="paper">
      <Wrap>
        <SectionIntro>
          <PageTitle theme="light">
            <FormattedMessage {...visitorMessages.steps} />
          </PageTitle>
        </SectionIntro>
        <StepList>
          {steps.map(({ key, drawing }, i) => (
            <li key={key}>
              <DrawingStage aria-hidden>
                {drawing === null ? (
                  <ClaimDrawing />
                ) : (
                  <img src={drawingAddress(drawing)} width={320} height={220} alt="" loading="lazy" decoding="async" />
                )}
              </DrawingStage>
              <StepNumber aria-hidden>
                <FormattedNumber value={i + 1} />
              </StepNumber>
              <h3>
                <FormattedMessage {...visitorMessages[key]} />
              </h3>
              <p>
                <FormattedMessage {...visitorMessages[`${key}Text`]} />
              </p>
            </li>
          ))}
        </StepList>
      </Wrap>
    </Section>
  );
}

const StepList = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: ${tokens.layout.columnGap};

  li:nth-child(2) {
    margin-top: 72px;
  }

  li:nth-child(3) {
    margin-top: 24px;
  }

  h3 {
    ${text.d3}
    margin-top: 8px;
  }

  p {
    max-width: 34ch;
    margin-top: 8px;
    color: ${tokens.on.muted};
  }

  ${media.below.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: 40px;

    li:nth-child(n) {
      display: grid;
      grid-template-columns: 48px minmax(0, 1fr);
      margin-top: 0;
    }

    h3 {
      margin-top: 22px;
    }

    p {
      grid-column: 2;
    }
  }
`;

const DrawingStage = styled.div`
  display: flex;
  align-items: flex-end;
  height: clamp(164px, 21vw, 236px);

  > * {
    width: 100%;
    max-width: 320px;
    height: auto;
    overflow: visible;
  }

  ${media.below.tablet} {
    grid-column: 1 / 3;
    height: auto;

    > * {
      max-width: 260px;
    }
  }
`;

const StepNumber = styled.span`
  display: block;
  margin-top: 24px;
  font: 600 4rem / 1 ${tokens.font.display};
  letter-spacing: -0.03em;

  ${media.below.tablet} {
    margin-top: 18px;
    font-size: 2.5rem;
  }
`;
