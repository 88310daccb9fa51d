/** The address with a query parameter set, or removed with null; the rest of the address is unchanged. */
export function withParameter(address: string, key: string, value: string | null): string {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? [];
  const kept = search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !new URLSearchParams(part).has(key));
  const query = [...kept, ...(value === null ? [] : [`${key}=${encodeURIComponent(value)}`])].join('&');
  return path + (query && `?${query}`) + hash;
}

/** The path, query and hash of the page that is shown. */
export const currentAddress = () => window.location.pathname + window.location.search + window.location.hash;
