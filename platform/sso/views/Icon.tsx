/** @jsxImportSource hono/jsx */

const shapes = {
  alert: ['M12 7.5v5.5M12 16.4v.1', 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0'],
  check: ['m4.5 12.5 5 5 10-11'],
  chevron: ['m6 9.5 6 6 6-6'],
  close: ['M5.5 5.5l13 13M18.5 5.5l-13 13'],
  eye: [
    'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z',
    'M9.25 12a2.75 2.75 0 1 0 5.5 0a2.75 2.75 0 1 0-5.5 0',
  ],
  plus: ['M12 4.5v15M4.5 12h15'],
} as const;

export const Icon = ({ name }: { name: keyof typeof shapes }) => (
  <svg class={`icon icon-${name}`} viewBox="0 0 24 24" aria-hidden="true">
    {shapes[name].map((d) => (
      <path d={d} />
    ))}
  </svg>
);
