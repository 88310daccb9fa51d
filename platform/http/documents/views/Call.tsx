/** @jsxImportSource hono/jsx */
import { headerNames } from '../../kernel/headers';
import { curlOf, type Demo } from '../curl';
import type { DocumentedCall } from '../documentCalls';
import { rowsOf } from '../fieldRows';
import { gameSignature } from '../parameters';
import { sharedErrors, type ErrorRow } from '../errorRows';
import { schemesOf } from '../security';
import { breakable, Fields, Parameters, Type } from './Fields';
import { JsonText, Terminal } from './Code';
import { Prose } from './Prose';

/** `claimReward` as a heading: Claim reward. */
export const titleOf = (id: string) => {
  const words = id.replace(/[A-Z]/g, (email) => ` ${email.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export const Method = ({ name }: { name: string }) => <span class={`method method-${name.toLowerCase()}`}>{name}</span>;

/** One operation: description, parameters and response, with an example exchange beside them. */
export const Call = ({ call, demo }: { call: DocumentedCall; demo: Demo }) => {
  const { definition, addresses, query, body, response, responseExample, errors } = call;
  const { id, method, summary, description, takesIdempotencyKey, isSigned } = definition;
  const [first, ...others] = addresses;
  return (
    <article class="call" id={id} aria-labelledby={`${id}-title`}>
      <div class="told">
        <h3 id={`${id}-title`}>
          <a class="anchor" href={`#${id}`}>
            {titleOf(id)}
          </a>
        </h3>
        <p class="address">
          <Method name={method} /> <code>{breakable(first?.path ?? '')}</code>
        </p>
        <p class="summary">
          <Prose text={[summary, description].filter(Boolean).join(' ')} />
        </p>
        {others.length > 0 && (
          <details class="more">
            <summary>{others.length === 1 ? 'Another address' : `${others.length} more addresses`}</summary>
            <ul class="addresses">
              {others.map(({ path }) => (
                <li>
                  <code>{breakable(path)}</code>
                </li>
              ))}
            </ul>
          </details>
        )}
        <p class="note">
          {accessNote(call)}
          {takesIdempotencyKey && (
            <>
              {' '}
              Takes an <a href="#idempotency">Idempotency-Key</a>.
            </>
          )}
          {isSigned && (
            <>
              {' '}
              Takes a <code>{headerNames.gameSignature}</code>: {gameSignature.description}
            </>
          )}
        </p>
        {query.length > 0 && (
          <>
            <h4>Query</h4>
            <Parameters parameters={query} />
          </>
        )}
        {body && (
          <>
            <h4>Body</h4>
            <Fields shape={body} areOptionalOnesMarked />
          </>
        )}
        <h4>Reply</h4>
        {rowsOf(response).length > 0 ? (
          <Fields shape={response} areOptionalOnesMarked />
        ) : (
          <p class="whole">{isEmpty(call) ? <code>{'{}'}</code> : <Type shape={response} />}</p>
        )}
        <OwnErrors errors={errors} />
      </div>
      <div class="exchange">
        <Terminal text={curlOf(call, demo)} label="Request" />
        <JsonText value={responseExample} label="Reply" />
      </div>
    </article>
  );
};

const isEmpty = ({ response }: DocumentedCall) => response.type === 'object' && rowsOf(response).length === 0;

function accessNote({ definition }: DocumentedCall): string {
  if (definition.auth === 'none') return 'Anybody may call it.';
  if (definition.auth === 'ticket') return 'Needs a ticket.';
  return `Needs credentials: ${schemesOf(definition)
    .map(({ name }) => name)
    .join(', ')}.`;
}

/** The operation's own errors. */
const OwnErrors = ({ errors }: { errors: readonly ErrorRow[] }) => {
  const own = errors.filter(({ name }) => !sharedErrors.has(name));
  return (
    <>
      <h4>Refusals</h4>
      {own.length > 0 && (
        <dl class="refusals">
          {own.map(({ httpCode, errorCode, message }) => (
            <div>
              <dt>
                {httpCode} <span>code {errorCode}</span>
              </dt>
              <dd>{message}</dd>
            </div>
          ))}
        </dl>
      )}
      <p class="note">
        {own.length > 0 ? 'And those' : 'Those'} of <a href="#errors">any call</a>:{' '}
        {[...new Set(errors.filter(({ name }) => sharedErrors.has(name)).map(({ httpCode }) => httpCode))].join(', ')}.
      </p>
    </>
  );
};
