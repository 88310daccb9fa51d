import styled from 'styled-components';
import { brand } from '../brand/brand';
import { measured } from '../measuring/measured';
import { useOpening } from '../shell/earlyPress';
import { Sky } from '../sky/Sky';
import { media, tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { ButtonLink, mainAction } from '../ui/buttons/Button';
import { TextLink } from '../ui/buttons/TextLink';
import { line, onCircle, origin, pair, starPath } from '../ui/icons/shapes';
import { Hero } from '../ui/sections/Hero';
import { useTexts } from '../ui/text/useTexts';

export function BalanceCheckHero() {
  const t = useTexts();
  return (
    <Hero
      title={t('units.visitor.title')}
      lead={t('units.visitor.lead', { publisher: brand.shortPublisher })}
      backdrop={
        <OpenSky
          wide={{ sky: 'hero', poleX: 'min(76%, 50% + 400px)', fade: 0.42 }}
          phone={{ sky: 'heroPhone', poleX: '80%', fade: 0.02 }}
        />
      }
      drawing={<BalanceCheck />}
      columns="6fr 5fr"
    />
  );
}

const OpenSky = styled(Sky)`
  && {
    background: linear-gradient(#070a14, #0b1329 42%, #142450 80%, #1e3568);
  }

  [data-layer='front'] {
    display: none;
  }

  /* On phones the text lies on the sky, which is dimmed behind it. */
  ${media.below.laptop} {
    -webkit-mask-image: linear-gradient(rgba(0, 0, 0, 0.2) 240px, #000 420px);
    mask-image: linear-gradient(rgba(0, 0, 0, 0.2) 240px, #000 420px);
  }
`;

const { gold, goldRim, ink900, muted } = tokens.color;

/** Stays on this page, which then shows the balance (spec 1). */
function BalanceCheck() {
  const t = useTexts();
  return (
    <CheckCard>
      <BalanceDial />
      <h2>{t('units.check.title')}</h2>
      <p>{t('units.check.lead')}</p>
      <ButtonLink {...useOpening('sign-in-here')} $isFull {...mainAction} {...measured('sign-in')}>
        {t('units.check.logIn')}
      </ButtonLink>
      <p>
        {t('units.check.noAccount')}{' '}
        <TextLink {...useOpening('join-here')} {...measured('join')}>
          {t('units.check.createAccount')}
        </TextLink>
      </p>
    </CheckCard>
  );
}

const start = 150;
const arcAngle = 240;

const at = (radius: number, angle: number) => onCircle(origin, radius, angle);

const ticks = (isLong: boolean) =>
  Array.from({ length: 41 }, (_, index) => index)
    .filter((index) => (index % 10 === 0) === isLong)
    .map((index) => {
      const angle = start + (arcAngle / 40) * index;
      return line(at(118, angle), at(isLong ? 104 : 112, angle));
    })
    .join('');

function BalanceDial() {
  return (
    <svg viewBox="-150 -136 300 202" width="100%" fill="none" style={{ maxWidth: 300, margin: '0 auto' }} aria-hidden>
      <path
        d={`M${pair(at(130, start))}A130 130 0 1 1 ${pair(at(130, start + arcAngle))}`}
        stroke={muted}
        strokeOpacity=".35"
        strokeWidth="1.5"
        strokeDasharray="1 6"
        strokeLinecap="round"
      />
      <path d={ticks(false)} stroke={muted} strokeOpacity=".4" />
      <path d={ticks(true)} stroke={muted} strokeOpacity=".8" />
      <g transform="translate(-26 -76) scale(2.6)">
        <circle cx="10" cy="10" r="10" fill={gold} />
        <circle cx="10" cy="10" r="8" stroke={goldRim} strokeOpacity=".4" strokeWidth=".5" />
        <path d={starPath(10, 10, 6, 0.34)} fill={ink900} />
      </g>
      {[-30, 0, 30].map((x) => (
        <path key={x} d={starPath(x, 12, 10, 0.3)} fill={tokens.color.text} />
      ))}
    </svg>
  );
}

const CheckCard = styled.div`
  padding: clamp(24px, 2.6vw, 32px) clamp(20px, 2.6vw, 32px);
  border: 1px solid ${tokens.line.modal};
  border-radius: ${tokens.radius.large};
  background-color: ${tokens.color.ink900};
  box-shadow: ${tokens.shadow.lit};
  text-align: center;

  h2 {
    ${text.t1}
  }
  h2 + p {
    max-width: 34ch;
    margin: 8px auto 20px;
    font-size: ${tokens.size.control};
    color: ${tokens.color.skyLead};
    text-wrap: balance;
  }
  /* Signing up. */
  > :last-child {
    ${text.small}
    margin-top: 16px;
    color: ${tokens.on.muted};
  }
  p > button {
    min-height: 24px;
  }
`;
