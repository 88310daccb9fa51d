import styled from 'styled-components';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';

const star =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E%3Cpath d='M12 1l2.6 8.400L23 12l-8.400 2.600L12 23l-2.600-8.400L1 12l8.400-2.600z'/%3E%3C/svg%3E\")";

/** The article's HTML comes from the services. */
export const ArticleBody = styled.div`
  max-width: 38rem;
  font-size: 1.125rem;
  line-height: 1.7;

  > * + * {
    margin-top: 1.2em;
  }

  h2 {
    ${text.d3}
    margin-top: 1.7em;
  }

  h3 {
    ${text.t1}
    margin-top: 1.6em;
  }

  h2 + *,
  h3 + * {
    margin-top: 0.6em;
  }

  ul li,
  ol li {
    position: relative;
    padding-left: 34px;
  }

  li + li {
    margin-top: 0.6em;
  }

  ul > li::before {
    content: '';
    position: absolute;
    left: 2px;
    top: 0.5em;
    width: 14px;
    height: 14px;
    background: ${tokens.on.gold};
    -webkit-mask: ${star} center / contain no-repeat;
    mask: ${star} center / contain no-repeat;
  }

  ol {
    counter-reset: item;
  }

  ol > li::before {
    counter-increment: item;
    content: counter(item);
    position: absolute;
    left: 0;
    font: 600 1.25rem / 1.5 ${tokens.font.display};
    color: ${tokens.on.gold};
  }

  strong {
    font-weight: 700;
  }

  em {
    font-style: italic;
  }

  a {
    color: ${tokens.on.link};
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 3px;
  }

  blockquote {
    margin-block: 1.8em;
    padding-left: 28px;
    border-left: 3px solid ${tokens.color.gold};
    font: 600 clamp(1.375rem, 1.2rem + 0.7vw, 1.75rem) / 1.35 ${tokens.font.display};
    letter-spacing: -0.01em;
    text-wrap: balance;
  }

  /* The author of the quotation. */
  blockquote em {
    display: block;
    margin-top: 0.6em;
    font: 500 ${tokens.size.control} / 1.4 ${tokens.font.body};
    letter-spacing: 0;
    color: ${tokens.on.muted};
  }
`;
