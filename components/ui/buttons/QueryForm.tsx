import type { PropsWithChildren } from 'react';

interface QueryFormProps {
  /** The id of what the page then shows first. */
  place?: string;
}

/**
 * Around submit buttons whose name and value are what their press writes into the address. Before the page has run its scripts,
 * the browser loads the page at that address, with what else the query has (`firstPaintScript`); afterwards the button answers by
 * itself.
 */
export const QueryForm = ({ place, children }: PropsWithChildren<QueryFormProps>) => (
  <form action={place && `#${place}`} onSubmit={(event) => event.preventDefault()}>
    {children}
  </form>
);
