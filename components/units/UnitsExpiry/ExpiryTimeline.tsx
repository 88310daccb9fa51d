import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { expiryOf } from '../../../store/units/rules';
import { tokens } from '../../theme/tokens';
import { BelowWidth, FromWidth } from '../../ui/layout/ByWidth';
import { useTexts } from '../../ui/text/useTexts';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { TimelineChart, type TimelineRow } from './TimelineChart';
import { lastZone } from '../../ui/time/lastZone';

/** Units earned before and after the rule took full effect. */
const examples = ['2018-09-12T12:00:00.000Z', '2019-05-10T12:00:00.000Z'] as const;
const fullEffect = Date.UTC(2019, 3, 1);

/** The expiry of two examples, outside and inside Canada, as a chart and as a list for screen readers. */
export function ExpiryTimeline() {
  const { formatDate } = useIntl();
  const t = useTexts();
  const date = (time: string | number, month: 'long' | 'short', timeZone = 'UTC') =>
    formatDate(time, { day: 'numeric', month, year: 'numeric', timeZone });

  const rowsWith = (month: 'long' | 'short'): TimelineRow[] =>
    [false, true].map((isCanada) => ({
      label: t(isCanada ? 'units.expiry.inside' : 'units.expiry.outside'),
      spans: examples.map((acquired) => {
        const expires = expiryOf(acquired, isCanada);
        return {
          from: Date.parse(acquired),
          to: expires === null ? null : Date.parse(expires),
          title: t('units.expiry.earned', { earned: date(acquired, month) }),
          detail:
            expires === null
              ? t('units.expiry.noEnd')
              : t('units.expiry.until', { expires: date(expires, month, lastZone) }),
        };
      }),
    }));
  const start = t('units.expiry.start', { date: date(fullEffect, 'long') });
  const shared = { fullEffect, start, transition: t('units.expiry.transitionMark') };

  return (
    <>
      <Wide $width="laptop">
        <TimelineChart id="wide" rows={rowsWith('long')} {...shared} />
      </Wide>
      <Narrow $width="laptop">
        <TimelineChart id="narrow" isNarrow rows={withoutRepeats(rowsWith('short'))} {...shared} />
      </Narrow>
      <VisuallyHidden as="dl">
        {rowsWith('long').map(({ label, spans }) => (
          <div key={label}>
            <dt>{label}</dt>
            {spans.map(({ title, detail }) => (
              <dd key={title}>
                {title}, {detail}
              </dd>
            ))}
          </div>
        ))}
      </VisuallyHidden>
    </>
  );
}

/** Phones have room for one example in the first row; the second is the same in both rows. */
const withoutRepeats = (rows: readonly TimelineRow[]) =>
  rows.map((row, index) => (index === 0 ? { ...row, spans: row.spans.slice(0, 1) } : row));

const Wide = styled(FromWidth)`
  font-family: ${tokens.font.display};
`;

const Narrow = styled(BelowWidth)`
  max-width: 480px;
  font-family: ${tokens.font.display};
`;
