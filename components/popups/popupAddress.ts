import { popupQueryKey, type PopupName } from './popupNames';

/** The address with this overlay open; the rest of the address is unchanged. */
export const withPopup = (address: string, name: PopupName) => rewrite(address, [`${popupQueryKey}=${name}`]);

/** The address without any overlay. */
export const withoutPopup = (address: string) => rewrite(address, []);

function rewrite(address: string, added: readonly string[]): string {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? [];
  const kept = search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !new URLSearchParams(part).has(popupQueryKey));
  const query = [...kept, ...added].join('&');
  return path + (query && `?${query}`) + hash;
}
