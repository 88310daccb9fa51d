import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { brand } from '../brand/brand';
import { tokens } from '../theme/tokens';
import { starPath } from '../ui/icons/shapes';
import { useTexts } from '../ui/text/useTexts';
import { weekdayNames } from '../ui/time/week';

/** Crates a day, Monday first. Friday is the current day, shown in gold. */
const crates = [3, 2, 1, 4, 14, 0, 0];
const today = 4;

/** A phone with a conversation with the assistant; `face` is the assistant's, 36 px square; by default the page draws it. */
export function Phone({ face = <Face /> }: { face?: ReactNode }) {
  const { locale } = useIntl();
  const t = useTexts();
  return (
    <PhoneCase role="img" aria-label={t('sam.phone.label', { sam: brand.assistant })}>
      <div aria-hidden>
        <ContactHeader>
          {face}
          <span>
            <b>{brand.assistant}</b>
            <small>{t('sam.phone.updated')}</small>
          </span>
        </ContactHeader>
        <Conversation>
          <p>{t('sam.phone.evening')}</p>
          <div>
            <p>
              <span>{t('sam.phone.crates')}</span>
              <span>{t('sam.phone.progress', { done: 24, all: 40 })}</span>
            </p>
            <CrateBars dayNames={weekdayNames(locale).narrow} />
          </div>
          <p>{t('sam.phone.next')}</p>
          <p data-own>{t('sam.phone.question')}</p>
          <p>{t('sam.phone.answer')}</p>
        </Conversation>
      </div>
    </PhoneCase>
  );
}

function Face() {
  const { ink700, ink900, link, text } = tokens.color;
  return (
    <svg viewBox="0 0 36 36" width="36" height="36" aria-hidden>
      <circle cx="18" cy="18" r="17.5" fill={ink700} stroke={link} strokeOpacity=".5" />
      <path d={starPath(18, 17, 11.5, 0.42)} fill={text} />
      <circle cx="15.6" cy="16.4" r="1.15" fill={ink900} />
      <circle cx="20.4" cy="16.4" r="1.15" fill={ink900} />
      <path d="M16 19.6q2 1.5 4 0" stroke={ink900} fill="none" strokeLinecap="round" />
      <path d="M6 25.5q12 8 24 0" stroke={link} fill="none" />
    </svg>
  );
}

function barColor(day: number, value: number): string {
  if (day === today) return tokens.color.gold;
  return value > 0 ? tokens.color.link : '#2A3658';
}

function CrateBars({ dayNames }: { dayNames: readonly string[] }) {
  return (
    <svg viewBox="0 0 228 78" width="228" height="78">
      {crates.map((value, day) => (
        <rect
          key={day}
          x={4 + day * 33}
          y={58 - value * 4}
          width="18"
          height={Math.max(2, value * 4)}
          rx="2"
          fill={barColor(day, value)}
        />
      ))}
      <g textAnchor="middle" fontSize="10.5" fill={tokens.color.muted}>
        {crates.map((_, day) => (
          <text key={day} x={13 + day * 33} y="74">
            {dayNames[day]}
          </text>
        ))}
      </g>
    </svg>
  );
}

const PhoneCase = styled.div`
  width: 344px;
  height: 660px;
  padding: 10px;
  border-radius: 44px;
  background: #05070e;
  box-shadow:
    0 0 0 1px #2a3658,
    inset 0 0 0 1px rgba(255, 255, 255, 0.05),
    0 40px 60px -30px rgba(11, 18, 33, 0.45);

  /* The screen. */
  > div {
    height: 100%;
    padding-top: 28px;
    border-radius: 35px;
    overflow: hidden;
    background: ${tokens.color.ink900};
    color: ${tokens.color.text};
  }
`;

const ContactHeader = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 12px 18px 14px;
  border-bottom: 1px solid ${tokens.line.hairline};

  b {
    display: block;
    font: 600 1rem / 1.2 ${tokens.font.display};
  }

  small {
    display: block;
    font-size: ${tokens.size.least};
    line-height: 1.3;
    color: ${tokens.color.muted};
  }
`;

const Conversation = styled.div`
  display: grid;
  gap: 10px;
  padding: 16px 14px;
  font-size: ${tokens.size.small};
  line-height: 1.45;

  > p {
    max-width: 86%;
    padding: 11px 14px;
    border-radius: 14px 14px 14px 4px;
    background: ${tokens.color.ink700};
  }
  > [data-own] {
    justify-self: end;
    border-radius: 14px 14px 4px;
    background: ${tokens.color.action};
    color: ${tokens.color.onAction};
  }
  > div {
    width: 94%;
    padding: 11px 14px;
    border: 1px solid ${tokens.line.hairline};
    border-radius: 14px 14px 14px 4px;
    background: ${tokens.color.ink800};
  }
  > div > p {
    display: flex;
    justify-content: space-between;
    gap: 8px;
    margin-bottom: 10px;
    font: 600 ${tokens.size.fine} / 1.3 ${tokens.font.display};
  }
  svg {
    width: 100%;
    height: auto;
  }
`;
