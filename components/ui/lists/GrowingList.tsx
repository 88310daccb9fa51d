import { useState, type ReactNode } from 'react';
import { Button } from '../buttons/Button';
import { useFocusOnMore } from '../focus/useFocusOnMore';
import { Cluster } from '../layout/Cluster';
import { useTexts } from '../text/useTexts';

const step = 48;

interface GrowingListProps<Item> {
  items: readonly Item[];
  /** How many items there are, if some are not loaded yet; `onMore` then loads them. */
  total?: number;
  onMore?: () => void;
  children: (shown: readonly Item[]) => ReactNode;
}

/** The first items of a list, and more of them at each press of the button under them. */
export function GrowingList<Item>({ items, total = items.length, onMore, children }: GrowingListProps<Item>) {
  const t = useTexts();
  const [count, setCount] = useState(step);
  const shown = items.slice(0, count);
  const left = total - shown.length;
  const { ref, more } = useFocusOnMore(() => {
    setCount(shown.length + step);
    if (total > items.length) onMore?.();
  });
  return (
    <>
      {children(shown)}
      <div ref={ref}>
        {left > 0 && (
          <Cluster $justify="center" $above={6}>
            <Button variant="outline" onClick={more}>
              {t('ui.showMore', { count: Math.min(left, step) })}
            </Button>
          </Cluster>
        )}
      </div>
    </>
  );
}
