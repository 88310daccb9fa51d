import type { ReactNode } from 'react';
import { Button } from '../buttons/Button';
import { SectionHead } from '../sections/SectionHead';
import { useTexts } from '../text/useTexts';

interface OutsideFiltersProps {
  count: number;
  onClear: () => void;
  children: ReactNode;
}

/** What a search finds although the filters leave it out. */
export function OutsideFilters({ count, onClear, children }: OutsideFiltersProps) {
  const t = useTexts();
  if (count === 0) return null;
  const title = t('ui.outsideFilters', { count });
  return (
    <section aria-label={title} style={{ marginTop: 40 }}>
      <SectionHead
        title={title}
        link={
          <Button variant="outline" size="small" onClick={onClear}>
            {t('ui.clearFilters')}
          </Button>
        }
      />
      {children}
    </section>
  );
}
