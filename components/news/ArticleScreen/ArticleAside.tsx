import styled from 'styled-components';
import { pathOf } from '../../../routes';
import type { ArticleProps } from '../../../store/news/pageProps';
import { brand } from '../../brand/brand';
import { siteUrl } from '../../../services/http/addresses';
import { ExternalLink } from '../../navigation/ExternalLink';
import { usePlace } from '../../navigation/usePlace';
import { media } from '../../theme/media';
import { tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { Icon } from '../../ui/icons/Icon';
import { useTexts } from '../../ui/text/useTexts';

const headingId = 'share';

type ArticleAsideProps = Pick<ArticleProps['article'], 'newsId' | 'title' | 'links'>;

/** Links to share an article, and the article's own links. */
export function ArticleAside({ newsId, title, links }: ArticleAsideProps) {
  const t = useTexts();
  const { locale } = usePlace();
  const address = siteUrl + pathOf({ page: 'news-details', params: { newsId } }, locale);
  return (
    <Column role="group" aria-labelledby={headingId}>
      <h2 id={headingId}>{t('news.share')}</h2>
      <ul>
        <li>
          <ExternalLink href={`https://twitter.com/intent/tweet?${query({ text: title, url: address })}`}>
            <Icon name="twitter" size="normal" />
            {t('news.share.on', { network: brand.social.displayName })}
          </ExternalLink>
        </li>
        <li>
          <a href={`mailto:?${query({ subject: title, body: address })}`}>
            <Icon name="mail" size="normal" />
            {t('news.share.mail')}
          </a>
        </li>
        {links.map(({ url, title: name }) => (
          <li key={url}>
            <ExternalLink href={url}>
              <Icon name="external" size="normal" />
              {name}
            </ExternalLink>
          </li>
        ))}
      </ul>
    </Column>
  );
}

/** Encodes spaces as %20, because mail programs do not decode plus signs. */
const query = (values: Record<string, string>) => new URLSearchParams(values).toString().replaceAll('+', '%20');

const Column = styled.div`
  h2 {
    ${text.label}
    color: ${tokens.on.muted};
  }

  ul {
    margin-top: 8px;
  }

  a {
    display: inline-flex;
    align-items: center;
    gap: 12px;
    min-height: ${tokens.control.tap};
    font-size: ${tokens.size.control};
    font-weight: 600;
  }

  a:hover {
    color: ${tokens.on.link};
  }

  ${media.from.laptop} {
    position: sticky;
    top: 112px;
    align-self: start;
  }

  ${media.below.laptop} {
    padding-top: 24px;
    border-top: 1px solid ${tokens.on.hairline};
  }
`;
