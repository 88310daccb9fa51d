import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { useLogin } from '../../login/useLogin';
import { measured } from '../../measuring/measured';
import { tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { Button } from '../../ui/buttons/Button';
import { TextButton } from '../../ui/buttons/TextLink';
import { onCircle, starPath } from '../../ui/icons/shapes';
import { heroMessages } from './BalanceCheckHero.messages';

const { gold, goldRim, ink900, muted } = tokens.color;

/** Opens the login dialog and stays on this page, which then shows the balance (spec 1). */
export function BalanceCheck() {
  const openLogin = useLogin();
  const open = (view: 'signIn' | 'join') => openLogin(view, { redirectAfterLogin: false });
  return (
    <CheckCard>
      <BalanceDial />
      <h2>
        <FormattedMessage {...heroMessages.check} />
      </h2>
      <p>
        <FormattedMessage {...heroMessages.checkLead} />
      </p>
      <Button isFull onClick={() => open('signIn')} {...measured('sign-in', 'page')}>
        <FormattedMessage {...heroMessages.logIn} />
      </Button>
      <p>
        <FormattedMessage {...heroMessages.noAccount} />{' '}
        <TextButton onClick={() => open('join')} {...measured('join', 'page')}>
          <FormattedMessage {...heroMessages.createAccount} />
        </TextButton>
      </p>
    </CheckCard>
  );
}

const start = 150;
const arcAngle = 240;

const at = (radius: number, angle: number) => {
  const { x, y } = onCircle(0, radius, angle);
  return `${x} ${y}`;
};

const ticks = (isLong: boolean) =>
  Array.from({ length: 41 }, (_, index) => index)
    .filter((index) => (index % 10 === 0) === isLong)
    .map((index) => {
      const angle = start + (arcAngle / 40) * index;
      return `M${at(118, angle)}L${at(isLong ? 104 : 112, angle)}`;
    })
    .join('');

/** A gauge without a value: a coin, and three stars in place of the balance. */
function BalanceDial() {
  return (
    <DialSvg viewBox="-150 -136 300 202" aria-hidden>
      <path
        d={`M${at(130, start)}A130 130 0 1 1 ${at(130, start + arcAngle)}`}
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
    </DialSvg>
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

const DialSvg = styled.svg`
  display: block;
  width: 100%;
  max-width: 300px;
  height: auto;
  margin: 0 auto;
  fill: none;
`;
