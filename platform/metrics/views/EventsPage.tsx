/** @jsxImportSource hono/jsx */
import type { MetricsEventRow } from '../../db/stores/metricsStore';
import { HtmlDocument } from '../../sso/views/HtmlDocument';

const title = 'Measured events';

interface EventsPageProps {
  /** Newest first. */
  events: readonly MetricsEventRow[];
  counts: readonly { type: string; total: number }[];
}

export const EventsPage = ({ events, counts }: EventsPageProps) => (
  <HtmlDocument lang="en" title={title}>
    <main class="reading wide">
      <h1>{title}</h1>
      <p class="lead">
        {events.length > 0
          ? `${counts.map(({ type, total }) => `${total} ${type}`).join(', ')}. The newest first, the last ${events.length}; kept for 30 days.`
          : 'Nothing yet. Open the club and agree to be measured, and what is measured will stand here.'}
      </p>
      {events.length > 0 && (
        <div class="tableScroll">
          <table class="events">
            <thead>
              <tr>
                <th scope="col">Received</th>
                <th scope="col">Visit</th>
                <th scope="col">No.</th>
                <th scope="col">Event</th>
                <th scope="col">Fields</th>
              </tr>
            </thead>
            <tbody>
              {events.map((event) => (
                <tr>
                  <td>
                    <time datetime={event.receivedAt.toISOString()}>
                      {event.receivedAt.toISOString().slice(5, 19).replace('T', ' ')}
                    </time>
                  </td>
                  <td>{event.visitId.slice(0, 8)}</td>
                  <td>{event.sequence}</td>
                  <th scope="row">{event.type}</th>
                  <td>
                    {Object.entries(event.fields)
                      .map(([name, value]) => `${name}: ${value ?? '–'}`)
                      .join(' · ')}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </main>
  </HtmlDocument>
);
