import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { forumsUrl } from '../../brand/brand';
import { ExternalLink } from '../../navigation/ExternalLink';
import { usePlace } from '../../navigation/usePlace';
import { media } from '../../theme/media';
import { tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { ButtonLink } from '../../ui/buttons/Button';
import { Section } from '../../ui/layout/Section';
import { Wrap } from '../../ui/layout/Wrap';
import { starPath } from '../../ui/icons/shapes';
import { SectionIntro, SectionIntroLead } from '../../ui/sections/SectionIntro';
import { starPlayersMessages } from '../StarPlayers.messages';
import { howId } from './StarPlayersHero';
import { PageTitle } from '../../ui/text/Title';
import { heroMessages } from './StarPlayersHero.messages';

/** The steps along the path of a rising star: `size` of the star and `drop` below the top, in px. */
const steps = [
  { key: 'give', size: 10, drop: 176 },
  { key: 'noticed', size: 15, drop: 88 },
  { key: 'rise', size: 24, drop: 0 },
] as const;

const { gold, ink900, paper } = tokens.color;

/** How to become a Star Player: three steps along the path of a rising star. */
export function HowToBecomeOne() {
  const { formatNumber } = useIntl();
  const { locale } = usePlace();
  return (
    <Section id={howId} $surface="paper">
      <Wrap>
        <SectionIntro>
          <PageTitle theme="light">
            <FormattedMessage {...heroMessages.how} />
          </PageTitle>
          <SectionIntroLead>
            <FormattedMessage {...starPlayersMessages.howLead} />
          </SectionIntroLead>
        </SectionIntro>
        <RisingSteps>
          <RisingPath viewBox="0 0 1200 264" preserveAspectRatio="none" aria-hidden>
            <path d="M-500 300Q-150 262 24 216T432 128T840 40T1900 -150" vectorEffect="non-scaling-stroke" />
          </RisingPath>
          <Steps>
            {steps.map(({ key, size, drop }, i) => (
              <Step key={key} style={{ '--drop': `${drop}px` }}>
                <svg viewBox="-40 -40 80 80" width="80" height="80" aria-hidden>
                  <circle r={size * 1.5} fill={i === 2 ? gold : paper} stroke={ink900} strokeWidth="1.5" />
                  <path d={starPath(0, 0, size, 0.28)} fill={ink900} />
                </svg>
                <b aria-hidden>{formatNumber(i + 1)}</b>
                <h3>
                  <FormattedMessage {...starPlayersMessages[key]} />
                </h3>
                <p>
                  <FormattedMessage {...starPlayersMessages[`${key}Text`]} />
                </p>
              </Step>
            ))}
          </Steps>
        </RisingSteps>
        <ButtonLink as={ExternalLink} href={forumsUrl(locale)} $variant="outline">
          <FormattedMessage {...starPlayersMessages.forums} />
        </ButtonLink>
      </Wrap>
    </Section>
  );
}

const RisingSteps = styled.div`
  position: relative;
  padding-bottom: 40px;
`;

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${tokens.layout.columnGap};

  ${media.below.laptop} {
    grid-template-columns: minmax(0, 1fr);
    gap: 32px;
  }
`;

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

  ${media.below.laptop} {
    display: none;
  }
`;

const Step = styled.li`
  position: relative;
  padding-top: var(--drop);

  > svg {
    margin-left: -16px;
  }

  b {
    display: block;
    margin-top: 12px;
    font: 600 2.5rem / 1 ${tokens.font.display};
    letter-spacing: -0.03em;
  }

  h3 {
    ${text.d3}
    margin-top: 6px;
  }

  p {
    max-width: 36ch;
    margin-top: 8px;
    color: ${tokens.on.muted};
  }

  ${media.below.laptop} {
    display: grid;
    grid-template-columns: 80px minmax(0, 1fr);
    column-gap: 12px;
    padding-top: 0;

    > svg {
      grid-row: 1 / 3;
      margin-left: -12px;
    }

    b {
      display: none;
    }

    h3 {
      align-self: center;
      margin-top: 0;
    }
  }
`;
