/** @jsxImportSource hono/jsx */
import { headerNames } from '../../kernel/headers';
import { setUp, type Demo } from '../curl';
import { exampleUnits } from '../examples';
import { JsonText, Terminal } from './Code';

/** The first calls, with a demo player. */
export const Start = ({ demo }: { demo: Demo }) => (
  <section class="chapter" id="start" aria-labelledby="start-title">
    <h2 id="start-title">The first two calls</h2>
    <div class="call">
      <div class="told">
        <h3>Get a ticket</h3>
        <p>
          A login with e-mail and password opens a session. Its ticket is good for three hours. The club’s demo player{' '}
          <strong>{demo.email}</strong> signs in with the password <strong>{demo.password}</strong>.
        </p>
        <p>
          Every call names the application that makes it: a GUID in <code>{headerNames.appId}</code>.
        </p>
        <p>A terminal that was told this once can try every example of this page as it stands.</p>
      </div>
      <div class="exchange">
        <Terminal label="Once in a terminal" text={setUp(demo)} />
      </div>
    </div>
    <div class="call">
      <div class="told">
        <h3>Use it</h3>
        <p>
          The ticket goes into <code>{headerNames.authorization}</code>. In an address, <code>me</code> stands for the
          player whose ticket it is; another player’s own data is refused.
        </p>
      </div>
      <div class="exchange">
        <Terminal
          label="The player’s Units"
          text={`curl "$CLUB/clubwip/v1/profiles/me/club/website/newbalance" \\\n  -H "$APP" -H "$TICKET"`}
        />
        <JsonText label="Reply" value={exampleUnits} />
      </div>
    </div>
  </section>
);
