import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { media, tokens } from '../theme/tokens';

/** How long a change of page takes before it shows that it is under way, in ms. */
const patienceMs = 150;

/** For eyes only: `PageAnnouncement` tells screen readers. */
export function RouteProgress() {
  const { events } = useRouter();
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      clearTimeout(timer);
      setIsShown(false);
    };
    const start = (_url: string, { shallow }: { shallow: boolean }) => {
      end();
      if (!shallow) timer = setTimeout(() => setIsShown(true), patienceMs);
    };
    events.on('routeChangeStart', start);
    events.on('routeChangeComplete', end);
    events.on('routeChangeError', end);
    return () => {
      end();
      events.off('routeChangeStart', start);
      events.off('routeChangeComplete', end);
      events.off('routeChangeError', end);
    };
  }, [events]);

  return isShown ? <ProgressLine aria-hidden /> : null;
}

const advance = keyframes`
  from { transform: scaleX(0.04); }
  to { transform: scaleX(0.94); }
`;

/** How long the line takes to its end, in s; it slows down, because the end is not known. */
const advanceSeconds = 8;

const ProgressLine = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${tokens.layer.tooltip};
  height: 3px;
  background-color: ${tokens.color.gold};
  transform-origin: 0 50%;
  pointer-events: none;

  ${media.motion} {
    animation: ${advance} ${advanceSeconds}s cubic-bezier(0.1, 0.7, 0.2, 1) forwards;
  }
`;
