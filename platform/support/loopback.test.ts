import { isLoopback } from './loopback';

it.each(['localhost', '127.0.0.1', '127.8.9.10', '::1', '[::1]', '::ffff:127.0.0.1'])('%s is this machine', (host) => {
  expect(isLoopback(host)).toBe(true);
});

it.each(['localhost.evil.example', '127.0.0.1.evil.example', '192.168.1.7', '::2', '', '1127.0.0.1'])(
  '%p is not',
  (host) => {
    expect(isLoopback(host)).toBe(false);
  },
);
