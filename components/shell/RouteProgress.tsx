import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { ProgressLine, progressPatienceMs } from '../ui/feedback/ProgressLine';

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
      if (!shallow) timer = setTimeout(() => setIsShown(true), progressPatienceMs);
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

  return isShown ? <ProgressLine /> : null;
}
