import styled from 'styled-components';
import { selectIsCA } from '../../../store/auth/selectors';
import { useAppSelector } from '../../../store/support/hooks';
import { media } from '../../theme/media';
import { tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { Section } from '../../ui/layout/Section';
import { Wrap } from '../../ui/layout/Wrap';
import { SectionIntro } from '../../ui/sections/SectionIntro';
import { Tag } from '../../ui/text/Tag';
import { useTexts } from '../../ui/text/useTexts';
import { expiryId } from './expiryId';
import { ExpiryTimeline } from './ExpiryTimeline';

/** The expiry notice (spec 4, Units expiry); the rule for Canada is highlighted for readers in Canada. */
export function UnitsExpiry() {
  const t = useTexts();
  const isCanada = useAppSelector(selectIsCA);
  return (
    <Section id={expiryId} $surface="ink">
      <Wrap>
        <SectionIntro title={t('units.expiry.title')} lead={t('units.expiry.lead')} />
        <ExpiryTimeline />
        <Rules>
          <li>
            <Rule>{t('units.expiry.transition')}</Rule>
            {t('units.expiry.transitionLine')}
          </li>
          <li>
            <Rule>{t('units.expiry.effect')}</Rule>
            {t('units.expiry.effectLine')}
          </li>
          <li data-strong={isCanada || undefined}>
            <Rule>
              {t('units.expiry.canada')}
              {isCanada && <Tag>{t('units.expiry.yours')}</Tag>}
            </Rule>
            {t('units.expiry.canadaLine')}
          </li>
        </Rules>
      </Wrap>
    </Section>
  );
}

const Rules = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
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
    grid-template-columns: minmax(0, 1fr);
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
