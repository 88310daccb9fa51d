/** @jsxImportSource hono/jsx */

/** A text with backticked words as code. */
export const Prose = ({ text }: { text: string }) => (
  <>{text.split('`').map((part, index) => (index % 2 === 0 ? part : <code>{part}</code>))}</>
);
