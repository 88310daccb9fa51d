import styled from 'styled-components';
import { forumsUrl } from '../../brand/brand';
import { ExternalLink } from '../../navigation/ExternalLink';
import { usePlace } from '../../navigation/usePlace';
import { onlyFrom } from '../../theme/mixins';
import { tokens } from '../../theme/tokens';
import { ButtonLink } from '../../ui/buttons/Button';
import { starPath } from '../../ui/icons/shapes';
import { Section } from '../../ui/layout/Section';
import { SectionIntro } from '../../ui/sections/SectionIntro';
import { Steps } from '../../ui/sections/Steps';
import { useTexts } from '../../ui/text/useTexts';

/** The steps along the path of a rising star: `size` of the star and `drop` below the top, in px. */
const steps = [
  { key: 'give', size: 10, drop: 176 },
  { key: 'noticed', size: 15, drop: 88 },
  { key: 'rise', size: 24, drop: 0 },
] as const;

const { gold, ink900, paper } = tokens.color;

export function HowToBecomeOne({ id }: { id: string }) {
  const t = useTexts();
  const { locale } = usePlace();
  return (
    <Section id={id} $surface="paper">
      <SectionIntro title={t('starplayers.how')} lead={t('starplayers.how.lead')} />
      <div style={{ position: 'relative', paddingBottom: 40 }}>
        <RisingPath viewBox="0 0 1200 264" preserveAspectRatio="none" aria-hidden>
          <path d="M-500 300Q-150 262 24 216T432 128T840 40T1900 -150" vectorEffect="non-scaling-stroke" />
        </RisingPath>
        <Steps
          steps={steps.map(({ key, size, drop }, index) => ({
            key,
            drop,
            drawing: (
              <svg viewBox="-40 -40 80 80" width="80" height="80">
                <circle r={size * 1.5} fill={index === 2 ? gold : paper} stroke={ink900} strokeWidth="1.5" />
                <path d={starPath(0, 0, size, 0.28)} fill={ink900} />
              </svg>
            ),
            title: t(`starplayers.how.${key}`),
            text: t(`starplayers.how.${key}.text`),
          }))}
        />
      </div>
      <ButtonLink as={ExternalLink} href={forumsUrl(locale)} $variant="outline">
        {t('starplayers.forums')}
      </ButtonLink>
    </Section>
  );
}

const RisingPath = styled.svg`
  position: absolute;
  left: 0;
  top: 0;
  width: 100%;
  height: 264px;
  overflow: visible;
  fill: none;
  stroke: ${ink900};
  stroke-opacity: 0.4;
  stroke-dasharray: 2 7;
  stroke-linecap: round;
  stroke-width: 1.5;

  ${onlyFrom('laptop')}
`;
