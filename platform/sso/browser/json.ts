/** A response of the platform, or undefined if it is not readable. */
export async function postJson(path: string, fields: Record<string, unknown>): Promise<PostResponse | undefined> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(fields),
    });
    const body: unknown = await response.json();
    return isRecord(body) ? { status: response.status, body } : undefined;
  } catch {
    return undefined;
  }
}

export interface PostResponse {
  status: number;
  body: Record<string, unknown>;
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const textIn = (record: Record<string, unknown>, name: string): string | undefined => {
  const value = record[name];
  return typeof value === 'string' ? value : undefined;
};
