import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { brand } from '../brand/brand';
import { tokens } from '../theme/tokens';
import { starPath } from '../ui/icons/shapes';
import { Asked, Body, Chart, ChartHead, Contact, Said, Screen, Talk } from './Phone.styles';

const messages = defineMessages({
  updated: {
    id: 'sam.phone.updated',
    defaultMessage: 'Updated each Friday',
    description: 'Under the name of the assistant',
  },
  evening: {
    id: 'sam.phone.evening',
    defaultMessage: 'Good evening. Good week: 24 crates in Saltwatch, most of them tonight.',
    description: 'The assistant says; Saltwatch is a game',
  },
  crates: { id: 'sam.phone.crates', defaultMessage: 'Crates this week', description: 'Title of a small chart' },
  next: {
    id: 'sam.phone.next',
    defaultMessage: 'One more crate lights the second star. That is 20 Units.',
    description: 'The assistant says',
  },
  question: { id: 'sam.phone.question', defaultMessage: 'What could I buy then?', description: 'The player asks' },
  answer: {
    id: 'sam.phone.answer',
    defaultMessage: 'With 110 Units: the Stormglass Lantern, or 20% off in the store.',
    description: 'The assistant answers; Stormglass Lantern is a reward',
  },
});

const templates = defineMessages<{ label: { sam: string }; progress: { done: number; all: number } }>({
  label: {
    id: 'sam.phone.label',
    defaultMessage: 'A conversation with {sam} on a phone',
    description: 'Name of the picture; {sam} is the assistant',
  },
  progress: { id: 'sam.phone.progress', defaultMessage: '{done} of {all}', description: 'How many are done' },
});

/** Crates a day, Monday first; Friday's bar is the present moment, so it is gold. */
const crates = [3, 5, 2, 6, 8, 0, 0];
const today = 4;

/** The assistant on a phone, in the middle of a conversation. */
export function Phone({ dayNames }: { dayNames: readonly string[] }) {
  const { formatMessage } = useIntl();
  return (
    <Body role="img" aria-label={formatMessage(templates.label, { sam: brand.assistant })}>
      <Screen aria-hidden>
        <Contact>
          <Face />
          <span>
            <b>{brand.assistant}</b>
            <small>
              <FormattedMessage {...messages.updated} />
            </small>
          </span>
        </Contact>
        <Talk>
          <Said>
            <FormattedMessage {...messages.evening} />
          </Said>
          <Chart>
            <ChartHead>
              <span>
                <FormattedMessage {...messages.crates} />
              </span>
              <span>
                <FormattedMessage {...templates.progress} values={{ done: 24, all: 40 }} />
              </span>
            </ChartHead>
            <Bars dayNames={dayNames} />
          </Chart>
          <Said>
            <FormattedMessage {...messages.next} />
          </Said>
          <Asked>
            <FormattedMessage {...messages.question} />
          </Asked>
          <Said>
            <FormattedMessage {...messages.answer} />
          </Said>
        </Talk>
      </Screen>
    </Body>
  );
}

/** The assistant's face: a star that smiles. */
export function Face() {
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

function Bars({ dayNames }: { dayNames: readonly string[] }) {
  return (
    <svg viewBox="0 0 228 78" width="228" height="78">
      {crates.map((value, day) => {
        const x = 4 + day * 33;
        return (
          <g key={day}>
            <rect
              x={x}
              y={58 - value * 6}
              width="18"
              height={Math.max(2, value * 6)}
              rx="2"
              fill={barColor(day, value)}
            />
            <text x={x + 9} y="74" textAnchor="middle" fontSize="10.5" fill={tokens.color.muted}>
              {dayNames[day]}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
