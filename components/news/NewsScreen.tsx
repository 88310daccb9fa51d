import styled from 'styled-components';
import type { NewsProps } from '../../store/news/pageProps';
import type { NewsSnippet } from '../../store/news/rules';
import { JoinBand } from '../login/JoinBand';
import { ClubLink } from '../navigation/ClubLink';
import { OtherPages } from '../navigation/OtherPages';
import { columns, coveringLink } from '../theme/mixins';
import { media, tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { Section } from '../ui/layout/Section';
import { Picture, PictureFrame } from '../ui/media/Picture';
import { Cluster } from '../ui/layout/Cluster';
import { Text } from '../ui/layout/Text';
import { useTexts } from '../ui/text/useTexts';
import { CalendarDay } from '../ui/time/CalendarDay';
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
                <NewsRow key={snippet.newsId} snippet={snippet} />
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

const NewsRow = ({ snippet: { newsId, title, summary, date, picture } }: { snippet: NewsSnippet }) => (
  <Row>
    <CalendarDay date={date} />
    <div>
      <h3>
        <ClubLink to={{ page: 'news-details', params: { newsId } }}>{title}</ClubLink>
      </h3>
      <p>{summary}</p>
    </div>
    <PictureFrame $radius="small">
      {picture !== null && <Picture src={picture} width={960} height={540} />}
    </PictureFrame>
  </Row>
);

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

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 2fr 8fr 160px;
  gap: ${tokens.layout.columnGap};
  align-items: start;
  padding: 24px 0;
  border-top: 1px solid ${tokens.on.hairline};

  &:last-child {
    border-bottom: 1px solid ${tokens.on.hairline};
  }

  time {
    padding-top: 3px;
    font-size: ${tokens.size.small};
    color: ${tokens.on.muted};
  }

  h3 {
    ${text.rowTitle}
  }

  h3 a {
    ${coveringLink}
  }

  &:hover h3 {
    color: ${tokens.on.link};
  }

  p {
    max-width: 64ch;
    margin-top: 4px;
    font-size: ${tokens.size.control};
    color: ${tokens.on.muted};
  }

  ${media.below.laptop} {
    grid-template-columns: minmax(0, 1fr) 96px;
    gap: 6px 20px;

    time {
      grid-column: 1 / -1;
      padding-top: 0;
    }
  }

  ${media.below.tablet} {
    p {
      display: none;
    }
  }
`;
