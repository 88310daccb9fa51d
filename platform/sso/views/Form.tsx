/** @jsxImportSource hono/jsx */
import type { PropsWithChildren } from 'hono/jsx';
import type { FormState } from '../formState';
import type { Translate } from '../../locale/translator';
import type { WidgetRequest } from '../request';
import { widgetFields, widgetUrl } from '../urls';

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

interface ViewLinkProps {
  request: WidgetRequest;
  view: WidgetRequest['mode'];
}

/** A link to another view of the widget, which the script shows without a reload. */
export const ViewLink = ({ request, view, children }: PropsWithChildren<ViewLinkProps>) => (
  <a class="link" href={widgetUrl({ ...request, mode: view })} data-view-link={view}>
    {children}
  </a>
);
