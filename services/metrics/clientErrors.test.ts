import { mostErrors, watchErrors, type ClientError } from './clientErrors';

function watch() {
  const told: ClientError[] = [];
  const end = watchErrors((error) => told.push(error));
  return { told, end };
}

const raise = (error: unknown, type = 'error') => window.dispatchEvent(new ErrorEvent(type, { error }));

function buildError(line: number, name = 'TypeError') {
  const error = new Error('Ada Lovelace <ada@lovelace.example> has no ticket');
  error.name = name;
  error.stack = `${name}: ${error.message}\n    at f (https://club.example/_next/static/chunks/0a-1b.js:1:${line})`;
  return error;
}

describe('errors that nobody caught', () => {
  it('are told by their class and place, never by their words', () => {
    const { told, end } = watch();
    raise(buildError(42));
    expect(told).toEqual([{ kind: 'TypeError', source: 'chunks/0a-1b.js:1:42' }]);
    end();
  });

  it.each([
    ['an error of a class of one’s own', buildError(7, 'Ada'), { kind: 'Error', source: 'chunks/0a-1b.js:1:7' }],
    ['a text', 'ada@lovelace.example', { kind: 'Error', source: null }],
    ['nothing at all', undefined, { kind: 'Error', source: null }],
  ])('are told of %s', (_case, error, expected) => {
    const { told, end } = watch();
    raise(error);
    expect(told).toEqual([expected]);
    end();
  });

  it('are told of parts of a page too', () => {
    const { told, end } = watch();
    raise(buildError(5), 'caughterror');
    expect(told).toHaveLength(1);
    end();
  });

  it('are told of promises too', () => {
    const { told, end } = watch();
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: buildError(3, 'RangeError') }));
    expect(told).toEqual([{ kind: 'RangeError', source: 'chunks/0a-1b.js:1:3' }]);
    end();
  });

  it('are told once each, and no more than ten', () => {
    const { told, end } = watch();
    for (let line = 0; line < 30; line += 1) {
      raise(buildError(line));
      raise(buildError(line));
    }
    expect(told).toHaveLength(mostErrors);
    end();
  });

  it('are told no more when the watch has ended', () => {
    const { told, end } = watch();
    end();
    raise(buildError(1), 'caughterror');
    expect(told).toEqual([]);
  });
});
