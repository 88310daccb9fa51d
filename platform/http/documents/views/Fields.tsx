/** @jsxImportSource hono/jsx */
import { boundsOf, rowsOf, typePartsOf } from '../fieldRows';
import type { Parameter } from '../parameters';
import type { Shape } from '../shapes';
import { Prose } from './Prose';

/** A shape's type; shared shapes link to their section. */
export const Type = ({ shape }: { shape: Shape }) => (
  <span class="type">
    {typePartsOf(shape).map((part) =>
      typeof part === 'string' ? part : <a href={`#shape-${part.name}`}>{part.name}</a>,
    )}
  </span>
);

interface FieldProps {
  name: string;
  shape: Shape;
  isOptional: boolean;
  description?: string;
}

const Field = ({ name, shape, isOptional, description }: FieldProps) => {
  const bounds = boundsOf(shape);
  return (
    <div class="field">
      <dt>
        <code>{breakable(name)}</code>
        {isOptional && <span class="optional">may be left out</span>}
      </dt>
      <dd>
        <Type shape={shape} />
        {(description || bounds) && (
          <p>
            <Prose text={[description, bounds && `${bounds}.`].filter(Boolean).join(' ')} />
          </p>
        )}
      </dd>
    </div>
  );
};

/** The fields of a body, a response or a shared shape. */
export const Fields = ({ shape, areOptionalOnesMarked }: { shape: Shape; areOptionalOnesMarked: boolean }) => (
  <dl class="fields">
    {rowsOf(shape).map(({ path, shape: inner, isRequired }) => (
      <Field
        name={path}
        shape={inner}
        isOptional={areOptionalOnesMarked && !isRequired}
        description={inner.description}
      />
    ))}
  </dl>
);

/** Query parameters or headers. */
export const Parameters = ({ parameters }: { parameters: readonly Parameter[] }) => (
  <dl class="fields">
    {parameters.map(({ name, schema, required = false, description }) => (
      <Field name={name} shape={schema} isOptional={!required} description={description} />
    ))}
  </dl>
);

/** Allows line breaks after dots and slashes. */
export const breakable = (text: string) =>
  text.split(/(?<=[./])/).map((part) => (
    <>
      {part}
      <wbr />
    </>
  ));
