import type { KeyboardEvent } from 'react';

const steps: Record<string, (index: number, last: number) => number> = {
  ArrowDown: (index, last) => (index === last ? 0 : index + 1),
  ArrowRight: (index, last) => (index === last ? 0 : index + 1),
  ArrowUp: (index, last) => (index <= 0 ? last : index - 1),
  ArrowLeft: (index, last) => (index <= 0 ? last : index - 1),
  Home: () => 0,
  End: (_index, last) => last,
};

/** Moves the keyboard among the links of the element it is put on: arrows around, Home and End to the ends. */
export function moveAmongLinks(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll('a')];
  const next = steps[event.key]?.(
    links.findIndex((link) => link === document.activeElement),
    links.length - 1,
  );
  if (next === undefined) return;
  event.preventDefault();
  links[next]?.focus();
}
