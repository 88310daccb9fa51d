import { createHash } from 'node:crypto';
import { compressed, type Encoding } from './encodings';

/** What is made of a response's content once, for all its requests. */
interface PreparedBody {
  /** Characters or bytes of the content. */
  size: number;
  etag: string;
  /** Its bytes in an encoding; null leaves them as they are. */
  in: (encoding: Encoding | null) => Promise<Buffer>;
}

/**
 * Prepared bodies by content. `limit` bounds the characters of content that they are kept of; the content used least
 * recently leaves first. Next keeps a page as one string, which it sends for every request, so finding it here takes no
 * time. A file is found by `name`, which has its version.
 */
export function createPreparedBodies(limit: number) {
  const kept = new Map<string, PreparedBody>();
  let total = 0;

  return function prepare(content: string | Buffer, name = String(content)): PreparedBody {
    const body = kept.get(name) ?? prepareBody(content);
    if (!kept.delete(name)) total += body.size;
    kept.set(name, body);
    for (const [oldest, { size }] of kept) {
      if (total <= limit) break;
      kept.delete(oldest);
      total -= size;
    }
    return body;
  };
}

function prepareBody(content: string | Buffer): PreparedBody {
  const encodings = new Map<Encoding | null, Promise<Buffer>>();
  return {
    size: content.length,
    etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
    in: (encoding) => {
      const known = encodings.get(encoding) ?? encoded(content, encoding);
      encodings.set(encoding, known);
      return known;
    },
  };
}

/** As bytes also where nothing is compressed: Node would make them of a page's string again for every request. */
const encoded = (content: string | Buffer, encoding: Encoding | null): Promise<Buffer> =>
  encoding === null ? Promise.resolve(Buffer.from(content)) : compressed(content, encoding);
