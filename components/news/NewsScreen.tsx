import styled from 'styled-components';
import type { NewsProps } from '../../store/news/pageProps';
import { JoinBand } from '../login/JoinBand';
import { OtherPages } from '../navigation/OtherPages';
import { columns } from '../theme/mixins';
import { media, tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { Section } from '../ui/layout/Section';
import { Cluster } from '../ui/layout/Cluster';
import { Text } from '../ui/layout/Text';
import { useTexts } from '../ui/text/useTexts';
import { NewsCard } from './NewsCard';

const cardCount = 6;

export function NewsScreen({ news: [newest, ...others], page, hasNext }: NewsProps) {
  const t = useTexts();
  return (
    <>
      <Section $surface="paper">
        <Cluster $gap={[3, 12]} $align="baseline" $justify="space-between">
          <Text as="h1" $type="h1">
            {t('news.title')}
          </Text>
          <Text $type="lead" $color="muted">
            {t(newest ? 'news.lead' : 'news.none')}
          </Text>
        </Cluster>
        {newest && <Newest snippet={newest} isEager />}
        <Cards>
          {others.slice(0, cardCount).map((snippet) => (
            <li key={snippet.newsId}>
              <NewsCard snippet={snippet} />
            </li>
          ))}
        </Cards>
        {others.length > cardCount && (
          <>
            <Text as="h2" $type="d3" style={{ margin: 'clamp(64px, 7vw, 96px) 0 24px' }}>
              {t('news.more')}
            </Text>
            <ul>
              {others.slice(cardCount).map((snippet) => (
                <li key={snippet.newsId}>
                  <NewsRow snippet={snippet} headingLevel={3} />
                </li>
              ))}
            </ul>
          </>
        )}
        <OtherPages page={page} hasNext={hasNext} first="news" titles={[t('news.title'), t('news.more')]} />
      </Section>
      <JoinBand title={t('news.join')} />
    </>
  );
}

const Newest = styled(NewsCard)`
  grid-template-columns: 8fr 4fr;
  gap: ${tokens.space[10]};
  align-items: end;
  margin-top: clamp(28px, 3vw, 40px);
  padding-block: 28px clamp(40px, 4.4vw, 64px);
  border-top: 1px solid ${tokens.on.hairline};

  h2 {
    ${text.d3}
  }

  p {
    font-size: ${tokens.size.body};
  }

  ${media.below.laptop} {
    grid-template-columns: minmax(0, 1fr);
    gap: 20px;
  }
`;

const Cards = styled.ul`
  ${columns(3, { laptop: 2, tablet: 1 })}
  gap: clamp(40px, 4vw, 56px) ${tokens.layout.columnGap};
`;

/** The date, the texts and a small picture side by side. */
const NewsRow = styled(NewsCard)`
  grid-template: 'date title picture' auto 'date text picture' 1fr / 2fr 8fr 160px;
  gap: 4px ${tokens.layout.columnGap};
  align-items: start;
  padding: 24px 0;
  border-top: 1px solid ${tokens.on.hairline};

  li:last-child > & {
    border-bottom: 1px solid ${tokens.on.hairline};
  }

  > div:first-child {
    grid-area: picture;
    border-radius: ${tokens.radius.small};
  }

  > div:last-child {
    display: contents;
  }

  time {
    grid-area: date;
    padding-top: 3px;
  }

  h3 {
    ${text.rowTitle}
    grid-area: title;
    margin: 0;
  }

  p {
    grid-area: text;
    max-width: 64ch;
    margin: 0;
  }

  ${media.below.laptop} {
    grid-template: 'date date' auto 'title picture' auto 'text picture' 1fr / minmax(0, 1fr) 96px;
    column-gap: 20px;
  }

  ${media.below.tablet} {
    p {
      display: none;
    }
  }
`;
