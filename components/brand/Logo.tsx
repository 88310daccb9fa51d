import styled from 'styled-components';
import { media, tokens } from '../theme/tokens';
import { starPath } from '../ui/icons/shapes';
import { brand } from './brand';

const { gold, soft, text } = tokens.color;
const star = starPath(15, 5.6, 5.6, 0.28);

const LogoMark = () => (
  <svg
    viewBox="0 0 30 32"
    width="30"
    height="32"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
  >
    <path d="M13.4 9.8 4.6 24.6M16.6 9.8l8.8 14.8" />
    <path d="M2.6 23.8A22.5 22.5 0 0 0 27.4 23.8" />
    <path d="M15 12.5v12" stroke={gold} />
    <path d="M8.3 27.9l-.7 1.9M15 29.2v2M21.7 27.9l.7 1.9" strokeWidth="1.3" />
    <path d={star} fill={gold} stroke="none" />
  </svg>
);

/**
 * The logo: the mark and the name in two weights, the publisher's half and the club's half. Wrap it in a link that names the club in
 * the same words. The name is English in every language: Turkish would put dots on the capital I. `markFile` is the address of
 * the mark as a file, for where it may load late; otherwise the page draws it.
 */
export function Logo({ markFile }: { markFile?: string | undefined }) {
  const { strong, light } = brand.wordmark;
  return (
    <LogoBox aria-hidden lang="en">
      {markFile === undefined ? <LogoMark /> : <img src={markFile} width={30} height={32} alt="" loading="lazy" />}
      <b>{strong}</b> <i>{light}</i>
    </LogoBox>
  );
}

const LogoBox = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px;
  color: ${text};
  text-transform: uppercase;

  b,
  i {
    font: 600 1.0625rem / 1 ${tokens.font.display};
    letter-spacing: 0.075em;
  }
  i {
    font-weight: 300;
    color: ${soft};
  }

  ${media.below.desktop} {
    /* A word that does not fit wraps into a second line, which is cut off. */
    height: 29px;
    overflow: hidden;

    svg,
    img {
      width: 27px;
      height: 29px;
    }
    b,
    i {
      font-size: 0.9375rem;
    }
  }
`;
