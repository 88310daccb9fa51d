import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import type { NewsSnippet } from '../../store/news/rules';
import { ClubLink } from '../navigation/ClubLink';
import { media } from '../theme/media';
import { coveringLink } from '../theme/mixins';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { Picture } from '../ui/media/Picture';
import { newsMessages } from './News.messages';
import { NewsDay } from './NewsDay';

/** The older articles, a line each. */
export function NewsRows({ news }: { news: readonly NewsSnippet[] }) {
  return (
    <>
      <Title>
        <FormattedMessage {...newsMessages.more} />
      </Title>
      <ul>
        {news.map(({ newsId, title, summary, date, picture }) => (
          <Row key={newsId}>
            <NewsDay date={date} />
            <div>
              <h3>
                <ClubLink to={{ page: 'news-details', params: { newsId } }}>{title}</ClubLink>
              </h3>
              <p>{summary}</p>
            </div>
            <Thumb>{picture !== null && <Picture src={picture} width={960} height={540} alt="" isCover />}</Thumb>
          </Row>
        ))}
      </ul>
    </>
  );
}

const Title = styled.h2`
  ${text.d3}
  margin: clamp(64px, 7vw, 96px) 0 24px;
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

const Thumb = styled.div`
  aspect-ratio: 16 / 9;
  border-radius: ${tokens.radius.small};
  overflow: hidden;
  background: ${tokens.color.ink800};
`;
