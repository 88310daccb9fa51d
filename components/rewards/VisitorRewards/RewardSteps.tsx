import { drawingAddress } from '../../drawings/drawingAddress';
import { tokens } from '../../theme/tokens';
import { starPath } from '../../ui/icons/shapes';
import { Section } from '../../ui/layout/Section';
import { SectionIntro } from '../../ui/sections/SectionIntro';
import { Steps } from '../../ui/sections/Steps';
import { useTexts } from '../../ui/text/useTexts';

const visitorMessages = {
  earn: 'rewards.visitor.earn',
  choose: 'rewards.visitor.choose',
  claim: 'rewards.visitor.claim',
} as const;

/** The tutorial in three steps (spec 2, Rewards). The last drawing has a text, so it is no file. */
const steps = [
  { key: 'earn', drawing: <StepFile name="step-earn" />, drop: 0 },
  { key: 'choose', drawing: <StepFile name="step-choose" />, drop: 72 },
  { key: 'claim', drawing: <ClaimDrawing />, drop: 24 },
] as const;

export const RewardSteps = ({ id }: { id: string }) => {
  const t = useTexts();
  return (
    <Section id={id} $surface="paper">
      <SectionIntro title={t('rewards.visitor.steps')} />
      <Steps
        steps={steps.map(({ key, ...step }) => ({
          ...step,
          key,
          title: t(visitorMessages[key]),
          text: t(`rewards.visitor.${key}.text`),
        }))}
      />
    </Section>
  );
};

function StepFile({ name }: { name: 'step-earn' | 'step-choose' }) {
  return <img src={drawingAddress(name)} width={320} height={220} alt="" loading="lazy" decoding="async" />;
}

const { ink900, legendary, paper, text } = tokens.color;

function ClaimDrawing() {
  const t = useTexts();
  const word = t('rewards.visitor.claimed');
  return (
    <svg viewBox="0 0 320 220" width="320" height="220" fill="none" stroke={ink900} strokeWidth="1.5">
      <path d="M0 190.5H320" strokeOpacity=".3" />
      <rect x="62" y="18" width="172" height="172" rx="8" fill={ink900} />
      <path d={starPath(148, 92, 50, 0.22)} fill={legendary} stroke="none" />
      <path d="M84 160h92" stroke={text} strokeOpacity=".8" />
      <g transform="translate(214 142) rotate(-12)">
        <circle r="54" fill={paper} strokeWidth="2.5" />
        <circle r="46" strokeDasharray="1 5" strokeLinecap="round" />
        <text
          y="7"
          textAnchor="middle"
          stroke="none"
          fill={ink900}
          style={{ font: `600 21px ${tokens.font.display}` }}
          {...(Array.from(word).length > 8 && { textLength: 84, lengthAdjust: 'spacingAndGlyphs' })}
        >
          {word}
        </text>
      </g>
    </svg>
  );
}
