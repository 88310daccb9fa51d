/** @jsxImportSource hono/jsx */
import type { DocumentedCall } from '../documentCalls';
import { allErrors, sharedErrors, type ErrorRow } from '../errorRows';
import { titleOf } from './Call';

/** The error table. */
export const Errors = ({ calls }: { calls: readonly DocumentedCall[] }) => (
  <section class="chapter" id="errors" aria-labelledby="errors-title">
    <h2 id="errors-title">Errors</h2>
    <p class="lead">
      A refusal has its status and the shape <a href="#shape-Error">Error</a>; <code>moreInfo</code> says what would
      mend it. Codes from 2000 on are this platform’s own.
    </p>
    <table class="errors">
      <thead>
        <tr>
          <th scope="col">Status</th>
          <th scope="col">Code</th>
          <th scope="col">What it says</th>
          <th scope="col">Where</th>
        </tr>
      </thead>
      <tbody>
        {allErrors().map(({ name, httpCode, errorCode, message }) => (
          <tr>
            <td>{httpCode}</td>
            <td>{errorCode}</td>
            <th scope="row">{message}</th>
            <td>{sharedErrors.has(name) ? 'Any call' : <OperationLinks name={name} calls={calls} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

const mostLinks = 4;

/** The operations with an error, or their number where there are many. */
const OperationLinks = ({ name, calls }: { name: ErrorRow['name']; calls: readonly DocumentedCall[] }) => {
  const operations = calls.filter(({ errors }) => errors.some((row) => row.name === name));
  if (operations.length > mostLinks) return <>{operations.length} calls</>;
  return (
    <>
      {operations.map(({ definition: { id } }, index) => (
        <>
          {index > 0 && ', '}
          <a href={`#${id}`}>{titleOf(id)}</a>
        </>
      ))}
    </>
  );
};
