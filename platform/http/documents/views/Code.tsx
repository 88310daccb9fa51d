/** @jsxImportSource hono/jsx */

/** A terminal command. */
export const Terminal = ({ text, label }: { text: string; label: string }) => (
  <figure class="code">
    <figcaption>{label}</figcaption>
    <pre>
      <code>{text}</code>
    </pre>
  </figure>
);

const shortLines = 16;

/** Highlighted JSON; a long one is collapsed. */
export const JsonText = ({ value, label }: { value: unknown; label: string }) => {
  const text = JSON.stringify(value, null, 2);
  const lines = text.split('\n').length;
  const code = (
    <pre>
      <code>
        {text.split(token).map((part) => (
          <Token text={part} />
        ))}
      </code>
    </pre>
  );
  if (lines <= shortLines) {
    return (
      <figure class="code">
        <figcaption>{label}</figcaption>
        {code}
      </figure>
    );
  }
  return (
    <details class="code">
      <summary>
        {label} <span class="count">{lines} lines</span>
      </summary>
      {code}
    </details>
  );
};

const token = /("(?:[^"\\]|\\.)*"(?:: )?|-?(?<![\d.])\d[\d.]*(?=[,\n\]}]|$)|\btrue\b|\bfalse\b|\bnull\b)/;

const Token = ({ text }: { text: string }) => {
  if (text.endsWith('": ')) return <span class="name">{text}</span>;
  return /^[-\dtfn]/.test(text) ? <span class="figure">{text}</span> : <>{text}</>;
};
