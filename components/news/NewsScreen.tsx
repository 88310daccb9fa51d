import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import type { NewsProps } from '../../store/news/pageProps';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { Section } from '../ui/layout/Section';
import { Wrap } from '../ui/layout/Wrap';
import { JoinBand } from '../login/JoinBand';
import { newsMessages } from './News.messages';
import { NewsCard } from './NewsCard';
import { NewsRows } from './NewsScreen.Rows';

/** How many stand as cards under the newest one; older ones are rows. */
const asCards = 6;

/** The news, newest first: one large, six as cards, the others as rows. */
export function NewsScreen({ news: [newest, ...others] }: NewsProps) {
  return (
    <>
      <Section $surface="paper">
        <Wrap>
          <Head>
            <h1>
              <FormattedMessage {...newsMessages.title} />
            </h1>
            <p>
              <FormattedMessage {...(newest ? newsMessages.lead : newsMessages.none)} />
            </p>
          </Head>
          {newest && <Newest snippet={newest} isEager />}
          <Cards>
            {others.slice(0, asCards).map((snippet) => (
              <li key={snippet.newsId}>
                <NewsCard snippet={snippet} />
              </li>
            ))}
          </Cards>
          {others.length > asCards && <NewsRows news={others.slice(asCards)} />}
        </Wrap>
      </Section>
      <JoinBand title={<FormattedMessage {...newsMessages.join} />} />
    </>
  );
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 12px 48px;
  margin-bottom: clamp(28px, 3vw, 40px);

  h1 {
    ${text.h1}
  }

  p {
    ${text.lead}
    color: ${tokens.on.muted};
  }
`;

const Newest = styled(NewsCard)`
  grid-template-columns: 8fr 4fr;
  gap: ${tokens.space[10]};
  align-items: end;
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
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: clamp(40px, 4vw, 56px) ${tokens.layout.columnGap};

  ${media.below.laptop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.below.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
