/** @jsxImportSource hono/jsx */
import type { PropsWithChildren } from 'hono/jsx';
import type { FormState } from '../formState';
import type { Translate } from '../../locale/translator';
import type { WidgetRequest } from '../request';
import { widgetFields } from '../urls';

export interface ViewProps {
  request: WidgetRequest;
  country: string;
  translate: Translate;
  state: FormState;
}

/** A form that the script sends as JSON, and the browser without the script as it is. Both pass the request on. */
export const Form = ({ action, request, children }: PropsWithChildren<{ action: string; request: WidgetRequest }>) => (
  <form method="post" action={action} novalidate>
    {widgetFields(request).map(([name, value]) => (
      <input type="hidden" name={name} value={value} />
    ))}
    {children}
  </form>
);
