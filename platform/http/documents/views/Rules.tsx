/** @jsxImportSource hono/jsx */
import { headerNames } from '../../kernel/headers';
import { commonHeaders, idempotencyKey } from '../parameters';
import { schemes } from '../security';
import { Parameters } from './Fields';
import { Prose } from './Prose';

/** The rules of every operation. */
export const Rules = () => (
  <section class="chapter" id="rules" aria-labelledby="rules-title">
    <h2 id="rules-title">For every call</h2>
    <div class="rules">
      <div>
        <h3 id="headers">Headers</h3>
        <Parameters parameters={commonHeaders} />
      </div>
      <div>
        <h3 id="authorization">Authorization</h3>
        <p>The scheme is read in any case.</p>
        <dl class="fields">
          {schemes.map(({ name, header, purpose }) => (
            <div class="field">
              <dt>
                <code>{name}</code>
              </dt>
              <dd>
                <code>{header}</code>
                <p>
                  <Prose text={purpose} />
                </p>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div>
        <h3 id="idempotency">Paying once</h3>
        <p>
          A call that pays takes an <code>{idempotencyKey.name}</code>.{' '}
          <Prose text={idempotencyKey.description ?? ''} /> Without one, each call pays.
        </p>
      </div>
      <div>
        <h3 id="bodies">Bodies and replies</h3>
        <ul>
          <li>Bodies are JSON, at most 64 KB; an empty one counts as {'{}'}.</li>
          <li>Fields that nobody knows are ignored. A field of the wrong type is refused, and the refusal names it.</li>
          <li>Dates are ISO-8601 in UTC with seven fractional digits. Units are whole numbers.</li>
          <li>
            Every reply names its exchange in <code>{headerNames.transactionId}</code>. New fields may come; none that
            is here goes.
          </li>
        </ul>
      </div>
    </div>
  </section>
);
