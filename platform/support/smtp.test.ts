import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { smtpSender } from './smtp';

interface Received {
  from: string;
  to: string[];
  login: string;
  content: string;
}

const received: Received[] = [];
let isRejecting = false;
let login = '';

const server = new SMTPServer({
  disabledCommands: ['STARTTLS'],
  allowInsecureAuth: true,
  onAuth: ({ username = '', password = '' }, _session, done) => {
    login = `${username}:${password}`;
    done(null, { user: username });
  },
  onData: (stream, { envelope }, done) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      if (isRejecting) {
        done(new Error('The mailbox is full.'));
        return;
      }
      const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
      const to = envelope.rcptTo.map(({ address }) => address);
      received.push({ from, to, login, content: Buffer.concat(chunks).toString() });
      done();
    });
  },
});

const from = 'club@northlight.example';
let send: ReturnType<typeof smtpSender>;
beforeAll(async () => {
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  send = smtpSender({ url: `smtp://club:secret@127.0.0.1:${port}`, from });
});
beforeEach(() => {
  received.length = 0;
  isRejecting = false;
});
afterAll(
  () =>
    new Promise<void>((resolve) => {
      server.close(resolve);
    }),
);

const email = { id: 'e1', to: 'marlo@northlight.example', subject: 'Grüße', text: 'A line.' };

/** Headers without the line breaks of long ones. */
const headersOf = ({ content }: Received) => content.slice(0, content.indexOf('\r\n\r\n')).replace(/\r\n\s+/g, ' ');

it('sends an email with the login, addresses and a Message-ID of its id', async () => {
  await send(email);
  expect(received).toMatchObject([{ from, to: [email.to], login: 'club:secret' }]);
  const [first] = received;
  expect(first && headersOf(first).split('\r\n')).toEqual(
    expect.arrayContaining([`From: ${from}`, `To: ${email.to}`, 'Message-ID: <e1@northlight.example>']),
  );
  expect(first?.content).toContain('A line.');
  expect(first?.content).not.toContain('List-Unsubscribe');
});

it.each([
  ['a list', 'victim@x.example,foo'],
  ['angle brackets', 'Name <victim@x.example>'],
  ['a group', 'g:victim@x.example;'],
])('hands an address over as one mailbox: %s reaches nobody in it', async (_case, to) => {
  await send({ ...email, to }).catch(() => undefined);
  expect(received.flatMap((each) => each.to)).not.toContain('victim@x.example');
});

it('names the address that ends such emails with one call', async () => {
  const unsubscribeUrl = `https://services.example/sso/notices?player=${'a'.repeat(36)}&signature=${'b'.repeat(43)}`;
  await send({ ...email, unsubscribeUrl });
  const [first] = received;
  expect(first && headersOf(first).split('\r\n')).toEqual(
    expect.arrayContaining([
      `List-Unsubscribe: <${unsubscribeUrl}>`,
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    ]),
  );
});

it('puts no header into an email by its subject', async () => {
  await send({ ...email, subject: 'Hello\r\nBcc: others@northlight.example' });
  expect(received).toMatchObject([{ to: [email.to] }]);
  expect(received[0]?.content).not.toMatch(/^Bcc:/m);
});

it('fails where the server does not take it, so that its job is tried again', async () => {
  isRejecting = true;
  await expect(send(email)).rejects.toThrow('The mailbox is full.');
});
