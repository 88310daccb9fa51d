import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { selectUserInfo } from '../../../store/account/selectors';
import { selectIsCA } from '../../../store/auth/selectors';
import { useAppSelector } from '../../../store/support/hooks';
import { expiryOf } from '../../../store/units/rules';
import { PageArrow } from '../../navigation/PageArrow';
import { columns } from '../../theme/mixins';
import { media, tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { BelowWidth, FromWidth } from '../../ui/layout/ByWidth';
import { Section } from '../../ui/layout/Section';
import { SectionIntro } from '../../ui/sections/SectionIntro';
import { Tag } from '../../ui/text/Tag';
import { useTexts } from '../../ui/text/useTexts';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { lastZone } from '../../ui/time/useFormatDay';
import { expiryId } from '../PlayerUnitsSkeleton';
import { TimelineChart, type TimelineRow } from './TimelineChart';

/** Spec 4, Units expiry; the rule for Canada is highlighted for readers in Canada. Whoever joined later needs no transition. */
export function UnitsExpiry() {
  const t = useTexts();
  const isCanada = useAppSelector(selectIsCA);
  const joinedAt = useAppSelector((state) => selectUserInfo(state)?.dateCreated ?? null);
  const title = t('units.expiry.title');
  if (joinedAt !== null && Date.parse(joinedAt) >= fullEffect) {
    return (
      <Section id={expiryId} $surface="ink">
        <SectionIntro title={title} lead={t('units.forecast.lead')} />
      </Section>
    );
  }
  return (
    <Section id={expiryId} $surface="ink">
      <SectionIntro title={title} lead={t('units.expiry.lead')} />
      <ExpiryTimeline />
      <Rules>
        {(['transition', 'effect', 'canada'] as const).map((rule) => {
          const isOwn = rule === 'canada' && isCanada;
          return (
            <li key={rule} data-strong={isOwn || undefined}>
              <Rule>
                {t(`units.expiry.${rule}`)}
                {isOwn && <Tag>{t('units.expiry.yours')}</Tag>}
              </Rule>
              {t(`units.expiry.${rule}Line`)}
            </li>
          );
        })}
      </Rules>
      <PageArrow to={{ page: 'rules' }} style={{ marginTop: 16 }}>
        {t('pages.rules.title')}
      </PageArrow>
    </Section>
  );
}

const Rules = styled.ul`
  ${columns(3, { laptop: 1 })}
  gap: 0 48px;
  margin-top: 48px;
  font-size: ${tokens.size.control};
  color: ${tokens.on.muted};

  li {
    padding: 20px 0;
    border-top: 1px solid ${tokens.on.hairline};
  }

  li[data-strong] {
    border-color: ${tokens.on.gold};
    color: ${tokens.on.text};
  }

  ${media.below.laptop} {
    margin-top: 24px;
  }
`;

const Rule = styled.h3`
  ${text.rowTitle}
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  margin-bottom: 6px;
  font-size: 1.125rem;
  color: ${tokens.on.text};
`;

/** Units earned before and after the rule took full effect. */
const examples = ['2018-09-12T12:00:00.000Z', '2019-05-10T12:00:00.000Z'] as const;
const fullEffect = Date.UTC(2019, 3, 1);

function ExpiryTimeline() {
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
  const shared = { fullEffect, start: t('units.expiry.start'), transition: t('units.expiry.transitionMark') };

  return (
    <>
      <FromWidth $width="laptop">
        <TimelineChart rows={rowsWith('long')} {...shared} />
      </FromWidth>
      <BelowWidth $width="laptop">
        <TimelineChart isNarrow rows={withoutRepeats(rowsWith('short'))} {...shared} />
      </BelowWidth>
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
