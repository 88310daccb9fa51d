import { mostErrors, watchErrors, type ClientError } from './clientErrors';

function watch() {
  const reported: ClientError[] = [];
  const end = watchErrors((error) => reported.push(error));
  return { reported, end };
}

const raise = (error: unknown, type = 'error') => window.dispatchEvent(new ErrorEvent(type, { error }));

function buildError(line: number, name = 'TypeError') {
  const error = new Error('Ada Lovelace <ada@lovelace.example> has no ticket');
  error.name = name;
  error.stack = `${name}: ${error.message}\n    at f (https://club.example/_next/static/chunks/0a-1b.js:1:${line})`;
  return error;
}

describe('uncaught errors', () => {
  it('are reported with class and position, without the message', () => {
    const { reported, end } = watch();
    raise(buildError(42));
    expect(reported).toEqual([{ kind: 'TypeError', source: 'chunks/0a-1b.js:1:42', transactionId: null }]);
    end();
  });

  it.each([
    [
      'an error of a class of one’s own',
      buildError(7, 'Ada'),
      { kind: 'Error', source: 'chunks/0a-1b.js:1:7', transactionId: null },
    ],
    ['a text', 'ada@lovelace.example', { kind: 'Error', source: null, transactionId: null }],
    ['nothing at all', undefined, { kind: 'Error', source: null, transactionId: null }],
  ])('are reported for %s', (_case, error, expected) => {
    const { reported, end } = watch();
    raise(error);
    expect(reported).toEqual([expected]);
    end();
  });

  it.each([
    ['53fad6ec-776e-4267-b03a-d7456653f32d', '53fad6ec-776e-4267-b03a-d7456653f32d'],
    ['ada@lovelace.example', null],
  ])('have the id %s of the request for the page as %s', (description, transactionId) => {
    class PerformanceNavigationTiming {
      serverTiming = [{ name: 'transaction', description }];
    }
    Object.assign(window, { PerformanceNavigationTiming });
    Object.assign(performance, { getEntriesByType: () => [new PerformanceNavigationTiming()] });
    const { reported, end } = watch();
    raise(buildError(9));
    expect(reported).toMatchObject([{ transactionId }]);
    end();
    Reflect.deleteProperty(window, 'PerformanceNavigationTiming');
    Reflect.deleteProperty(performance, 'getEntriesByType');
  });

  it('include errors that a boundary caught', () => {
    const { reported, end } = watch();
    raise(buildError(5), 'caughterror');
    expect(reported).toHaveLength(1);
    end();
  });

  it('include rejected promises', () => {
    const { reported, end } = watch();
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: buildError(3, 'RangeError') }));
    expect(reported).toEqual([{ kind: 'RangeError', source: 'chunks/0a-1b.js:1:3', transactionId: null }]);
    end();
  });

  it('are reported once each, at most ten', () => {
    const { reported, end } = watch();
    for (let line = 0; line < 30; line += 1) {
      raise(buildError(line));
      raise(buildError(line));
    }
    expect(reported).toHaveLength(mostErrors);
    end();
  });

  it('are not reported after the end', () => {
    const { reported, end } = watch();
    end();
    raise(buildError(1), 'caughterror');
    expect(reported).toEqual([]);
  });
});
