import { FormattedMessage } from 'react-intl';
import { drawingAddress } from '../../drawings/drawingAddress';
import { Section } from '../../ui/layout/Section';
import { Wrap } from '../../ui/layout/Wrap';
import { SectionIntro } from '../../ui/sections/SectionIntro';
import { Steps } from '../../ui/sections/Steps';
import { ClaimDrawing } from './ClaimDrawing';
import { stepsId } from './RewardsHero';
import { visitorMessages } from './VisitorRewards.messages';

/** The tutorial in three steps (spec 2, Rewards). The last drawing has a text, so it is no file. */
const steps = [
  { key: 'earn', drawing: <StepFile name="step-earn" />, drop: 0 },
  { key: 'choose', drawing: <StepFile name="step-choose" />, drop: 72 },
  { key: 'claim', drawing: <ClaimDrawing />, drop: 24 },
] as const;

export const RewardSteps = () => (
  <Section id={stepsId} $surface="paper">
    <Wrap>
      <SectionIntro title={<FormattedMessage {...visitorMessages.steps} />} />
      <Steps
        steps={steps.map(({ key, ...step }) => ({
          ...step,
          key,
          title: <FormattedMessage {...visitorMessages[key]} />,
          text: <FormattedMessage {...visitorMessages[`${key}Text`]} />,
        }))}
      />
    </Wrap>
  </Section>
);

function StepFile({ name }: { name: 'step-earn' | 'step-choose' }) {
  return <img src={drawingAddress(name)} width={320} height={220} alt="" loading="lazy" decoding="async" />;
}
