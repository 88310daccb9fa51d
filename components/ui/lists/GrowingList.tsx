import { useState, type ReactNode } from 'react';
import { Button } from '../buttons/Button';
import { useFocusOnMore } from '../focus/useFocusOnMore';
import { Cluster } from '../layout/Cluster';
import { useTexts } from '../text/useTexts';

const step = 48;

interface GrowingListProps<Item> {
  items: readonly Item[];
  children: (shown: readonly Item[]) => ReactNode;
}

/** The first items of a list, and more of them at each press of the button under them. */
export function GrowingList<Item>({ items, children }: GrowingListProps<Item>) {
  const t = useTexts();
  const [count, setCount] = useState(step);
  const { ref, rememberEnd } = useFocusOnMore<HTMLDivElement>();
  const left = items.length - count;
  const grow = () => {
    rememberEnd();
    setCount(count + step);
  };
  return (
    <>
      {children(items.slice(0, count))}
      <div ref={ref}>
        {left > 0 && (
          <Cluster $justify="center" $above={6}>
            <Button variant="outline" onClick={grow}>
              {t('ui.showMore', { count: Math.min(left, step) })}
            </Button>
          </Cluster>
        )}
      </div>
    </>
  );
}
