import Head from 'next/head';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { RuleChange } from '../../services/club/ruleChanges';
import type { RulesProps } from '../../store/rules/pageProps';
import { ClubLink } from '../navigation/ClubLink';
import { OtherPages } from '../navigation/OtherPages';
import { usePlace } from '../navigation/usePlace';
import { media, tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { TextLink } from '../ui/buttons/TextLink';
import { Section } from '../ui/layout/Section';
import { Text } from '../ui/layout/Text';
import { useTexts } from '../ui/text/useTexts';
import { CalendarDay } from '../ui/time/CalendarDay';
import { changeTexts, valuesOf } from './changeTexts';
import { feedPath } from './feedPath';

/** Every change of prices, rates, expiry and limits, with what was before and from when. */
export function RulesScreen({ changes, ...place }: RulesProps) {
  const t = useTexts();
  const { locale } = usePlace();
  const title = t('pages.rules.title');
  const feed = feedPath(locale);
  return (
    <>
      <Head>
        <link key="feed" rel="alternate" type="application/atom+xml" title={title} href={feed} />
      </Head>
      <Section $surface="paper">
        <Text as="h1" $type="h1">
          {title}
        </Text>
        <Text $type="lead" $color="muted" $measure="60ch" $above={4}>
          {t(changes.length > 0 ? 'rules.lead' : 'rules.none')}
        </Text>
        <Changes>
          {changes.map((change) => (
            <ChangeRow key={change.changeId} change={change} />
          ))}
        </Changes>
        <OtherPages {...place} first="rules" titles={[t('rules.newest'), t('rules.older')]} />
        <Text $above={10}>
          <TextLink href={feed}>{t('rules.feed')}</TextLink>
        </Text>
      </Section>
    </>
  );
}

function ChangeRow({ change }: { change: RuleChange }) {
  const intl = useIntl();
  const { title, detail } = changeTexts(intl, change);
  const { date, rewardId } = change;
  return (
    <li>
      <CalendarDay date={date} />
      <div>
        <h2>
          {rewardId === null ? title : <ClubLink to={{ page: 'reward', params: { rewardId } }}>{title}</ClubLink>}
        </h2>
        <p>{detail}</p>
      </div>
      <b>{valuesOf(intl, change)}</b>
    </li>
  );
}

const { layout, on, size } = tokens;

const Changes = styled.ul`
  margin-top: clamp(28px, 3vw, 40px);

  li {
    display: grid;
    grid-template-columns: 2fr 6fr 4fr;
    gap: 4px ${layout.columnGap};
    padding: 20px 0;
    border-top: 1px solid ${on.hairline};
  }

  li:last-child {
    border-bottom: 1px solid ${on.hairline};
  }

  time,
  p {
    font-size: ${size.small};
    color: ${on.muted};
  }

  h2 {
    ${text.rowTitle}
  }

  h2 a:hover {
    color: ${on.link};
  }

  b {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }

  ${media.below.laptop} {
    li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
