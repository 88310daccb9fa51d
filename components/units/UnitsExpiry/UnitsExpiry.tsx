import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { selectIsCA } from '../../../store/auth/selectors';
import { useAppSelector } from '../../../store/support/hooks';
import { onSurface } from '../../theme/onSurface';
import { media } from '../../theme/media';
import { tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { Wrap } from '../../ui/layout/Wrap';
import { Tag } from '../../ui/text/Tag';
import { expiryId } from './expiryId';
import { expiryMessages } from './expiry.messages';
import { ExpiryTimeline } from './ExpiryTimeline';

/** The expiry notice (spec 4, Units expiry); the rule for Canada is highlighted for readers in Canada. */
export function UnitsExpiry() {
  const isCanada = useAppSelector(selectIsCA);
  return (
    <ExpirySection id={expiryId}>
      <Wrap>
        <Head>
          <Title>
            <FormattedMessage {...expiryMessages.title} />
          </Title>
          <Lead>
            <FormattedMessage {...expiryMessages.lead} />
          </Lead>
        </Head>
        <ExpiryTimeline />
        <Rules>
          <li>
            <Rule>
              <FormattedMessage {...expiryMessages.transition} />
            </Rule>
            <FormattedMessage {...expiryMessages.transitionLine} />
          </li>
          <li>
            <Rule>
              <FormattedMessage {...expiryMessages.effect} />
            </Rule>
            <FormattedMessage {...expiryMessages.effectLine} />
          </li>
          <li data-strong={isCanada || undefined}>
            <Rule>
              <FormattedMessage {...expiryMessages.canada} />
              {isCanada && (
                <Tag>
                  <FormattedMessage {...expiryMessages.yours} />
                </Tag>
              )}
            </Rule>
            <FormattedMessage {...expiryMessages.canadaLine} />
          </li>
        </Rules>
      </Wrap>
    </ExpirySection>
  );
}

const ExpirySection = styled.section.attrs(onSurface('ink'))`
  padding-block: ${tokens.layout.section};
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: 7fr 5fr;
  gap: ${tokens.layout.columnGap};
  align-items: end;
  margin-bottom: clamp(32px, 4vw, 56px);

  ${media.below.laptop} {
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
  }
`;

const Title = styled.h2`
  ${text.d2}
`;

const Lead = styled.p`
  ${text.lead}
  color: ${tokens.on.muted};
`;

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
