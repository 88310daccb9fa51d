import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { expiryOf } from '../../store/units/rules';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { VisuallyHidden } from '../ui/text/VisuallyHidden';
import { TimelineDrawing, type TimelineRow } from './ExpiryTimeline.Drawing';
import { expiryMessages, expiryTemplates } from './expiry.messages';

/** Units of these two moments show what changes: one before the full effect, one after it. */
const examples = ['2018-09-12T12:00:00.000Z', '2019-05-10T12:00:00.000Z'] as const;
const fullEffect = Date.UTC(2019, 3, 1);

/** What two examples become, outside Canada and in it: drawn, and in words. */
export function ExpiryTimeline() {
  const { formatMessage, formatDate } = useIntl();
  const date = (moment: string | number, month: 'long' | 'short') =>
    formatDate(moment, { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' });

  const rowsWith = (month: 'long' | 'short'): TimelineRow[] =>
    [false, true].map((isCanada) => ({
      label: formatMessage(isCanada ? expiryMessages.inside : expiryMessages.outside),
      spans: examples.map((acquired) => {
        const expires = expiryOf(acquired, isCanada);
        return {
          from: Date.parse(acquired),
          to: expires === null ? null : Date.parse(expires),
          title: formatMessage(expiryTemplates.earned, { earned: date(acquired, month) }),
          detail:
            expires === null
              ? formatMessage(expiryMessages.noEnd)
              : formatMessage(expiryTemplates.until, { expires: date(expires, month) }),
        };
      }),
    }));
  const start = formatMessage(expiryTemplates.start, { date: date(fullEffect, 'long') });
  const shared = { fullEffect, start, transition: formatMessage(expiryMessages.transitionMark) };

  return (
    <>
      <Wide>
        <TimelineDrawing id="wide" rows={rowsWith('long')} {...shared} />
      </Wide>
      <Narrow>
        <TimelineDrawing id="narrow" isNarrow rows={withoutRepeats(rowsWith('short'))} {...shared} />
      </Narrow>
      <VisuallyHidden as="dl">
        {rowsWith('long').map(({ label, spans }) => (
          <div key={label}>
            <dt>{label}</dt>
            {spans.map(({ title, detail }) => (
              <dd key={title}>
                {title}, {detail}.
              </dd>
            ))}
          </div>
        ))}
      </VisuallyHidden>
    </>
  );
}

/** Phones have room for one example in the first row; the other one is the same in both. */
const withoutRepeats = (rows: readonly TimelineRow[]) =>
  rows.map((row, index) => (index === 0 ? { ...row, spans: row.spans.slice(0, 1) } : row));

const Wide = styled.div`
  font-family: ${tokens.font.display};

  ${media.below.laptop} {
    display: none;
  }
`;

const Narrow = styled.div`
  max-width: 480px;
  font-family: ${tokens.font.display};

  ${media.from.laptop} {
    display: none;
  }
`;
